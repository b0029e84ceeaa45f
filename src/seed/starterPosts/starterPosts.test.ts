import { describe, expect, it } from 'vitest';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { costOfRoutineWork } from './costOfRoutineWork';
import { tasksForPeople } from './tasksForPeople';
import { thirtyCases } from './thirtyCases';

describe('the first posts', () => {
  it.each([costOfRoutineWork, tasksForPeople, thirtyCases])(
    '$slug is not cut off in search results',
    ({ title, description }) => {
      expect(measureSnippet('title', `${title} | AI Advisory`).verdict).toBe('fits');
      expect(measureSnippet('description', description).verdict).toBe('fits');
    },
  );
});
