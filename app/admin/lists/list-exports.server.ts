import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { abandonedCartFilter } from "../abandoned-carts/abandoned-carts.server";
import { auditFilter } from "../audit/audit.server";
import { blankFilter } from "../blanks/blanks.server";
import { messageFilter } from "../contact-messages/contact-messages.server";
import { customersOf } from "../customers/customers.server";
import {
  ExportAbandonedCartsDocument,
  ExportAuditLogDocument,
  ExportBlanksDocument,
  ExportContactMessagesDocument,
  ExportCustomersDocument,
  ExportDraftOrdersDocument,
  ExportGiftCardsDocument,
  ExportPrivacyRequestsDocument,
  ExportQuestionsDocument,
  ExportReviewsDocument,
  ExportSharedPhotosDocument,
} from "../documents.generated";
import { draftOrderFilter } from "../draft-orders/draft-orders.server";
import { failedDownload } from "../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { giftCardFilter } from "../gift-cards/gift-cards.server";
import { privacyRequestsOf } from "../privacy-requests/privacy-requests.server";
import { questionStatuses } from "../questions/question-statuses";
import { reviewStatuses } from "../reviews/review-statuses";
import { sharedPhotoStatuses } from "../shared-photos/shared-photo-statuses";
import { listResponse } from "../ui/download-response";
import { searchOf, statusOf } from "../ui/status-filter";

type Exported = AdminResult<{ list: { csv: string; is_truncated: boolean } }>;
type Export = (visit: AdminVisit, query: URLSearchParams) => Promise<Exported>;

/** The lists without an export of their own kind, by the last part of their path. */
const exports = {
  customers: ({ attempt }, query) => attempt(ExportCustomersDocument, customersOf(query)),
  "gift-cards": ({ attempt }, query) => attempt(ExportGiftCardsDocument, { filter: giftCardFilter(query) }),
  "draft-orders": ({ attempt }, query) =>
    attempt(ExportDraftOrdersDocument, { filter: draftOrderFilter(query) }),
  "contact-messages": ({ attempt }, query) =>
    attempt(ExportContactMessagesDocument, { filter: messageFilter(query) }),
  reviews: ({ attempt }, query) =>
    attempt(ExportReviewsDocument, { status: statusOf(query, reviewStatuses), search: searchOf(query) }),
  questions: ({ attempt }, query) =>
    attempt(ExportQuestionsDocument, { status: statusOf(query, questionStatuses), search: searchOf(query) }),
  "shared-photos": ({ attempt }, query) =>
    attempt(ExportSharedPhotosDocument, {
      status: statusOf(query, sharedPhotoStatuses),
      search: searchOf(query),
    }),
  blanks: ({ attempt, staff }, query) =>
    attempt(ExportBlanksDocument, { filter: blankFilter(query, staff.stores) }),
  "abandoned-carts": ({ attempt }, query) =>
    attempt(ExportAbandonedCartsDocument, { filter: abandonedCartFilter(query) }),
  "privacy-requests": ({ attempt }, query) =>
    attempt(ExportPrivacyRequestsDocument, privacyRequestsOf(query)),
  audit: ({ attempt }, query) => attempt(ExportAuditLogDocument, { filter: auditFilter(query) }),
} satisfies Record<string, Export>;

export type ExportedList = keyof typeof exports;

/** Downloads what matches the address of a list as CSV. @throws Response 404 for an unknown list, and as `openAdmin` does */
export async function exportList(request: Request, list = ""): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const result = await exports[requireList(list)](visit, searchParams);
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.list, list);
}

/** Where somebody continues who had to confirm their identity before an export: the list. */
export function backToList(request: Request, list = ""): Response {
  return redirect(`/admin/${requireList(list)}${new URL(request.url).search}`);
}

function requireList(list: string): ExportedList {
  if (!Object.hasOwn(exports, list)) throw new Response(null, { status: 404 });
  return list as ExportedList;
}
