/** The holiday sale of a year: from November 1 through December 14, Eastern time. */
export function holidaySeason(year: number): { startsAt: string; endsAt: string } {
  return { startsAt: `${year}-11-01T04:00:00.000Z`, endsAt: `${year}-12-15T05:00:00.000Z` };
}
