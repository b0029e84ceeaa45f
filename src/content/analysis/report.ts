/** Labels of the full report of one analysis: answers, costs and findings. */
export const reportTexts = {
  modalTitle: 'Analysis Report',
  pageTitle: 'Analysis Results',
  loading: 'Loading analysis...',
  loadFailed: 'Failed to load analysis',
  pageLoadFailed: 'Failed to load analysis results',
  retry: 'Try again',
  close: 'Close',
  print: 'Print',
  openPage: 'Open as page',
  asAdmin: 'You are viewing a client’s analysis as an administrator.',
  signInTitle: 'Sign in to see this analysis',
  signInText: 'Only its owner and our administrators can see it.',
  signIn: 'Open it in a new tab',
  notSpecified: 'Not specified',
  notAvailable: 'N/A',
  toBeDetermined: 'TBD',
  unusedTitle: 'What you told us that we didn’t use',
  unusedNote: 'Bring it to the strategy call if it matters: it may change the advice.',
};

/** Labels of the client's answers; `answerLines` has the questions. */
export const answerTexts = {
  title: 'Form Questions and Answers',
  auditedReadiness: (level: string, date: string, percent: number) =>
    `${level}, from the AI readiness audit of ${date} (${percent}%)`,
  assumedReadiness: (level: string) => `${level}: our assumption until you take the AI readiness audit`,
  choices: {
    yes: 'Yes',
    no: 'No',
    'not-sure': 'Not sure',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } as Readonly<Record<string, string>>,
};

export const taskCostTexts = {
  title: 'Task Input Data and Cost Analysis',
  columns: {
    taskName: 'Task Name',
    teamSize: 'Team Size',
    hours: 'Hours per Frequency',
    salary: 'Salary',
    hourlyRate: 'Hourly Rate',
    annualTaskCost: 'Annual Task Cost',
  },
  frequencies: { Day: 'Daily', Week: 'Weekly', Month: 'Monthly' },
  total: (department: string) => `Total of ${department}`,
  grandTotal: 'All departments',
  aYear: 'a year',
  noTasks: 'No tasks submitted',
  olderNote: 'This older analysis has no task data, so we can’t show costs.',
};

export const pictureTexts = {
  title: 'Charts',
  byDepartment: 'Savings by department',
  byPhase: 'Savings by phase',
  hours: 'Hours before and after',
  department: 'Department',
  phase: 'Phase',
  savings: 'Annual savings',
  hoursToday: 'Hours today',
  hoursAfter: 'Hours after',
  note: 'Expected figures. Hours cover the tasks you listed, for the whole team, a year.',
};
