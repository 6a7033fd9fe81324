/** Adds milliseconds to a time; ISO 8601. */
export function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}
