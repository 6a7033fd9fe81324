/** The value that so many percent of the sorted values do not exceed; 0 of none. */
export function percentile(sorted: number[], percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
