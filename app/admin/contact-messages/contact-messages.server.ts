import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CloseContactMessagesDocument,
  type ContactMessageFilterInput,
  ContactMessagesDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { changedOf, checkedIds, withChanged } from "../ui/checked-ids";
import { statusOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { messageStatuses } from "./contact-message-statuses";

/** Longer texts are in no address, name or order number. */
const MAX_SEARCH_LENGTH = 200;

/** One page of the contact messages that match the address. */
export async function readMessages(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = messageFilter(searchParams);
  const { contactMessages } = await visit.read(ContactMessagesDocument, {
    filter,
    after: searchParams.get("after"),
  });
  return {
    status: filter.status ?? ("ANY" as const),
    typed: filter.search ?? "",
    store: filter.store_code ?? "",
    search,
    messages: contactMessages.items,
    endCursor: contactMessages.end_cursor ?? null,
    stores: visit.staff.stores,
    mayExport: visit.can("customers.export"),
    maySeeOrders: visit.can("sales.view"),
    views: await viewsOf(visit, "CONTACT_MESSAGES"),
    /** Number of messages that the form before has marked as done; null without one. */
    changed: changedOf(searchParams),
  };
}

/** The filter of the list's address: open ones unless another status is chosen. */
export function messageFilter(query: URLSearchParams): ContactMessageFilterInput {
  const status = statusOf<keyof typeof messageStatuses>(query, messageStatuses);
  return {
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH) || null,
    status: status === "ANY" ? null : status,
    store_code: query.get("store") || null,
  };
}

export type ContactMessagesView = Awaited<ReturnType<typeof readMessages>>;

/** Why the checked messages were not marked as done. */
export interface CheckedMessagesProblem {
  message: string;
  /** Those that stay checked. */
  ids: string[];
}

/** Marks the checked messages as done, and shows the list again. */
export async function closeMessages(request: Request): Promise<Response> {
  const ids = checkedIds(await submittedForm(request));
  const visit = await openAdmin(request);
  const result = await visit.attempt(CloseContactMessagesDocument, { ids });
  if (result.ok) return redirect(withChanged(request, result.data.closeContactMessages.changed), 303);
  return failedForm<CheckedMessagesProblem>(result, { message: result.message, ids });
}
