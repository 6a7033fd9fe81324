import { exportedCarts } from "../abandoned-carts/abandoned-cart-details";
import { listAbandonedCarts, readAbandonedCartFilter } from "../abandoned-carts/list-abandoned-carts";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type {
  AbandonedCartFilterInput,
  AuditFilterInput,
  BlankFilterInput,
  ContactMessageFilterInput,
  CustomerFilterInput,
  DraftOrderFilterInput,
  GiftCardFilterInput,
  ListExport,
  Money,
  PrivacyRequestState,
  SharedPhotoStatus,
} from "../admin-api/resolvers.generated";
import { auditActionTitle } from "../audit/audit-actions";
import { listAudit } from "../audit/list-audit";
import { readAuditFilter } from "../audit/read-audit-filter";
import { listBlanks } from "../blanks/list-blanks";
import { findMessages } from "../contact-management/find-messages";
import { customerSummary, findCustomers, readCustomerFilter } from "../customer-management/find-customers";
import { findDrafts } from "../draft-order-management/find-drafts";
import { findGiftCards } from "../gift-card-management/find-gift-cards";
import { staffGiftCards } from "../gift-card-management/staff-gift-cards";
import { listQuestions } from "../moderation/list-questions";
import { listReviews } from "../moderation/list-reviews";
import { listSharedPhotos } from "../moderation/list-shared-photos";
import { scopeOf } from "../order-management/order-scope";
import { listPrivacyRequests } from "../privacy-requests/list-privacy-requests";
import type { QuestionStatus } from "../questions/question-states";
import type { ReviewStatus } from "../reviews/review-states";
import type { CsvAmount } from "../shared/csv";
import { readTextCursor } from "../shared/keyset-page";
import { selectedStores } from "../shared/selected-stores";
import { exportList, exportPlacedList } from "./export-list";

/** The lists of the staff as CSV, each with the filter of its page. */

export async function exportCustomers(
  context: AdminContext,
  search: string | null | undefined,
  { store_code: storeCode, ...filter }: CustomerFilterInput,
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  const read = readCustomerFilter(search, filter);
  return exportList(context, {
    action: "customers.export",
    subject: "customer",
    storeCode,
    async read(page) {
      const { items, endCursor } = await findCustomers(
        context.db,
        { storeCodes, storeCode },
        { ...page, filter: read },
      );
      return { items: items.map(customerSummary), endCursor };
    },
    columns: {
      customer_id: ({ id }) => id,
      store_code: ({ store_code }) => store_code,
      name: ({ name }) => name,
      email: ({ email }) => email,
      created_at: ({ created_at }) => created_at,
    },
  });
}

export async function exportGiftCards(
  context: AdminContext,
  filter: GiftCardFilterInput,
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "gift-cards.export",
    subject: "gift-card",
    storeCode: filter.store_code,
    async read({ pageSize, after }) {
      const { items, endCursor } = await findGiftCards(context.db, storeCodes, { filter, pageSize, after });
      return { items: await staffGiftCards(context.db, items), endCursor };
    },
    columns: {
      gift_card_id: ({ id }) => id,
      store_code: ({ store_code }) => store_code,
      code_ending: ({ code_ending }) => code_ending ?? "",
      origin: ({ origin }) => origin ?? "",
      state: ({ state }) => state,
      amount: ({ amount }) => dollars(amount),
      balance: ({ balance }) => dollars(balance),
      recipient_name: ({ recipient_name }) => recipient_name,
      recipient_email: ({ recipient_email }) => recipient_email,
      order_number: ({ order_number }) => order_number ?? "",
      created_at: ({ created_at }) => created_at,
    },
  });
}

export async function exportDraftOrders(
  context: AdminContext,
  filter: DraftOrderFilterInput,
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "draft-orders.export",
    subject: "draft-order",
    storeCode: filter.store_code,
    async read(page) {
      const { items, end_cursor } = await findDrafts(context.db, storeCodes, filter, page);
      return { items, endCursor: end_cursor ?? null };
    },
    columns: {
      draft_order: ({ id }) => `D${id}`,
      store_code: ({ store_code }) => store_code,
      status: ({ status }) => status,
      email: ({ email }) => email,
      pieces: ({ pieces }) => pieces,
      created_at: ({ created_at }) => created_at,
      created_by: ({ created_by }) => created_by,
      order_number: ({ order_number }) => order_number ?? "",
    },
  });
}

/** Without what was written: it belongs to the conversation, not into a file. */
export async function exportContactMessages(
  context: AdminContext,
  filter: ContactMessageFilterInput,
): Promise<ListExport> {
  const scope = scopeOf(await requireSession(context));
  return exportList(context, {
    action: "contact-messages.export",
    subject: "contact-message",
    storeCode: filter.store_code,
    async read(page) {
      const { items, end_cursor } = await findMessages(context.db, scope, filter, page);
      return { items, endCursor: end_cursor ?? null };
    },
    columns: {
      message_id: ({ id }) => id,
      store_code: ({ store_code }) => store_code,
      status: ({ status }) => status,
      name: ({ name }) => name,
      email: ({ email }) => email,
      topic: ({ subject }) => subject,
      order_number: ({ order_number }) => order_number ?? "",
      created_at: ({ created_at }) => created_at,
    },
  });
}

export async function exportReviews(
  context: AdminContext,
  wanted: { status: ReviewStatus; search?: string | null },
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "reviews.export",
    subject: "review",
    read: (page) => listReviews(context.db, storeCodes, wanted, page),
    columns: {
      review_id: ({ id }) => id,
      store_code: ({ store_code }) => store_code,
      sku: ({ sku }) => sku,
      status: (review) => review.status,
      rating: ({ rating }) => rating,
      nickname: ({ nickname }) => nickname,
      summary: ({ summary }) => summary,
      text: ({ text }) => text,
      is_verified: ({ is_verified }) => is_verified,
      created_at: ({ created_at }) => created_at,
    },
  });
}

/** Without the addresses of those who ask. */
export async function exportQuestions(
  context: AdminContext,
  wanted: { status: QuestionStatus; search?: string | null },
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "questions.export",
    subject: "question",
    read: (page) => listQuestions(context.db, storeCodes, wanted, page),
    columns: {
      question_id: ({ id }) => id,
      store_code: ({ store_code }) => store_code,
      sku: ({ sku }) => sku ?? "",
      status: (question) => question.status,
      nickname: ({ nickname }) => nickname ?? "",
      question: ({ question }) => question,
      answer: ({ answer }) => answer ?? "",
      created_at: ({ created_at }) => created_at,
    },
  });
}

/** Without the pictures. */
export async function exportSharedPhotos(
  context: AdminContext,
  wanted: { status: SharedPhotoStatus; search?: string | null },
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportPlacedList(context, {
    action: "shared-photos.export",
    subject: "shared-photo",
    readPlace: readTextCursor,
    read: (page) => listSharedPhotos(context.db, storeCodes, { ...wanted, ...page }),
    columns: {
      photo_id: ({ photo_id }) => photo_id,
      store_code: ({ store_code }) => store_code,
      status: () => wanted.status.toLowerCase(),
      pet_name: ({ pet_name }) => pet_name,
      email: ({ email }) => email,
      story: ({ story }) => story,
      consent: ({ consent }) => consent,
      created_at: ({ created_at }) => created_at,
    },
  });
}

export async function exportBlanks(context: AdminContext, filter: BlankFilterInput): Promise<ListExport> {
  return exportList(context, {
    action: "blanks.export",
    subject: "blank",
    storeCode: filter.store_code,
    read: async () => ({ items: await listBlanks(context, filter), endCursor: null }),
    columns: {
      store_code: ({ store_code }) => store_code,
      name: ({ name }) => name,
      quantity: ({ quantity }) => quantity,
      low_quantity: ({ low_quantity }) => low_quantity,
      products: ({ products }) => products.join("|"),
    },
  });
}

/** Without prices: those are of today, and of the whole cart. */
export async function exportAbandonedCarts(
  context: AdminContext,
  { store_code: storeCode, ...typed }: AbandonedCartFilterInput,
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  const filter = readAbandonedCartFilter(typed);
  const stores = selectedStores(storeCodes, storeCode);
  return exportPlacedList(context, {
    action: "abandoned-carts.export",
    subject: "abandoned-cart",
    storeCode,
    readPlace: readTextCursor,
    async read(page) {
      const { items, endCursor } = await listAbandonedCarts(context.db, stores, { ...page, filter });
      return { items: await exportedCarts(context.db, items), endCursor };
    },
    columns: {
      store_code: ({ store_code }) => store_code,
      customer_id: ({ customer_id }) => customer_id ?? "",
      email: ({ email }) => email,
      products: ({ products }) => products.join("|"),
      updated_at: ({ updated_at }) => updated_at,
      reminded_at: ({ reminded_at }) => reminded_at ?? "",
    },
  });
}

export async function exportPrivacyRequests(
  context: AdminContext,
  state: PrivacyRequestState,
  search: string,
): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "privacy-requests.export",
    subject: "privacy-request",
    async read(page) {
      const { items, end_cursor } = await listPrivacyRequests(context.db, storeCodes, {
        ...page,
        state,
        search,
      });
      return { items, endCursor: end_cursor ?? null };
    },
    columns: {
      request_id: ({ id }) => id,
      order_number: ({ order_number }) => order_number,
      kind: ({ kind }) => kind,
      email: ({ email }) => email,
      received_at: ({ received_at }) => received_at,
      due_at: ({ due_at }) => due_at,
      ended_at: ({ ended_at }) => ended_at ?? "",
      reason: ({ reason }) => reason,
    },
  });
}

export async function exportAuditLog(context: AdminContext, filter: AuditFilterInput): Promise<ListExport> {
  const { storeCodes } = await requireSession(context);
  return exportList(context, {
    action: "audit.export",
    subject: "audit",
    read: (page) => listAudit(context.db, storeCodes, readAuditFilter(filter), page),
    columns: {
      at: ({ at }) => at,
      who: ({ actor_name, actor_email }) => actor_name || actor_email || "",
      action: ({ action }) => auditActionTitle(action),
      subject_type: ({ subject_type }) => subject_type,
      subject_id: ({ subject_id }) => subject_id ?? "",
      changed_fields: ({ changed_fields }) => (JSON.parse(changed_fields) as string[]).join("|"),
      amount: ({ amount_cents }) => (amount_cents === null ? "" : { cents: amount_cents }),
    },
  });
}

/** An amount with two decimals, as all files write it. */
function dollars({ value }: Money): CsvAmount {
  return { cents: Math.round((value ?? 0) * 100) };
}
