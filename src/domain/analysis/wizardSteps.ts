/** The eleven steps of the wizard. */
export const stepNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type StepNumber = (typeof stepNumbers)[number];
