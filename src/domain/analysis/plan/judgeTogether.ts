import { isWorthwhile } from '../investment/investmentReturn';
import { neededTasks, type PlannedProject, type ProjectKind } from './PlannedProject';
import { returnOf } from './planSums';

/**
 * Judges paying projects together with the tasks that they depend on and that don't pay by themselves, directly or
 * through each other: all of them pay, or none does. A task that is to be sized counts in neither, until it is sized.
 */
export function judgeTogether(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const groups = groupsOf(projects, listed);
  const kinds = new Map(
    projects.map((project): [PlannedProject, ProjectKind] => {
      const group = groups.get(project);
      if (!group) return [project, project.kind];
      return [project, isWorthwhile(returnOf([...group])) ? 'pays' : 'leaveAlone'];
    }),
  );
  return projects.map((project) => {
    const unsized = neededTasks(project, listed, 'toBeSized').filter(() => kinds.get(project) === 'pays');
    const dependents = project.kind === 'toBeSized' && project.opportunity.taskRelated ? projects : [];
    const others = new Set([
      ...(groups.get(project) ?? []),
      ...unsized,
      ...dependents.filter(
        (other) => kinds.get(other) === 'pays' && other.needs.includes(project.opportunity.id),
      ),
    ]);
    others.delete(project);
    const kind = kinds.get(project) ?? project.kind;
    if (others.size === 0) return { ...project, kind };
    return { ...project, kind, together: [...others].map(({ opportunity }) => opportunity.id) };
  });
}

/** Groups paying projects with the tasks they depend on that don't pay by themselves. */
function groupsOf(projects: readonly PlannedProject[], listed: ReadonlyMap<string, PlannedProject>) {
  const groups = new Map<PlannedProject, Set<PlannedProject>>();
  for (const project of projects.filter(({ kind }) => kind === 'pays')) {
    const members = new Set([project]);
    // A set also visits what is added to it meanwhile.
    for (const member of members)
      for (const needed of neededTasks(member, listed, 'leaveAlone')) if (needed.returns) members.add(needed);
    if (members.size === 1) continue;
    const group = new Set([...members].flatMap((member) => [...(groups.get(member) ?? [member])]));
    for (const member of group) groups.set(member, group);
  }
  return groups;
}
