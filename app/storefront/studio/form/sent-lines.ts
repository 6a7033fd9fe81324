/** The lines of one detail as the form shows them, or why they cannot be; neither where the form has no such field. */
export interface SentLines {
  lines?: string[];
  rejected?: { value: string; message: string };
}
