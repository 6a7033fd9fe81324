import { TodayDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";

/** What waits for staff today. */
export async function readToday(request: Request) {
  const visit = await openAdmin(request);
  const madeAt = new Date().toISOString();
  const { today, salesOfToday } = await visit.read(TodayDocument, { hasReports: visit.can("reports.view") });
  return {
    madeAt,
    today,
    sales: salesOfToday ?? null,
    mayClaim: visit.can("sales.claims"),
    mayReply: visit.can("customers.messages"),
    mayAnswer: visit.can("questions.answer"),
    mayCount: visit.can("catalog.inventory"),
    maySeeWebhooks: visit.can("settings.manage"),
    mayErase: visit.can("customers.privacy"),
    mayModerate: visit.can("reviews.moderate"),
  };
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;
