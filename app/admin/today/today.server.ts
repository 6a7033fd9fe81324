import { TodayDocument } from "../documents.generated";
import { openDesk } from "../frame/staff-session.server";

/** What waits for staff today. */
export async function readToday(request: Request) {
  const desk = await openDesk(request);
  const { today, salesOfToday } = await desk.read(TodayDocument, { hasReports: desk.can("reports.view") });
  return { today, sales: salesOfToday ?? null };
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;
