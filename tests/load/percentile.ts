/** The value that this percentage of the sorted values does not exceed; 0 for an empty list. */
export function percentile(sorted: number[], percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

/** The middle one of the values; the lower of two. */
export function median(values: number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    50,
  );
}
