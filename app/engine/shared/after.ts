/** The time so many milliseconds after another, ISO 8601. */
export function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}
