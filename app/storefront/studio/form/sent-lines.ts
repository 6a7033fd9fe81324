/** The lines of one detail in the form, or their error; neither if the form has no such field. */
export interface SentLines {
  lines?: string[];
  rejected?: { value: string; message: string };
}
