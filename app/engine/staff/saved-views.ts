import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { SavedView, SaveViewInput, ViewList } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";
import { requireLine } from "../shared/typed-text";

const MAX_NAME_LENGTH = 40;
const MAX_VALUE_LENGTH = 200;
/** More than a person tells apart. */
const MAX_VIEWS = 20;

const contentFields = ["search", "state", "store"];

/** The parts of an address that are saved; a search of the others may be a person's name, whose data are erased. */
const savedFields: Record<ViewList, string[]> = {
  ORDERS: ["status", "problem", "store"],
  CATALOG: ["search", "category", "state", "store"],
  COUPONS: ["search", "state", "store"],
  PRICE_CODES: ["search", "state", "store"],
  GIFT_CARDS: ["selection", "store"],
  DRAFT_ORDERS: ["status", "store"],
  REVIEWS: ["status"],
  BLANKS: ["search", "low", "store"],
  QUESTIONS: ["status"],
  SHARED_PHOTOS: ["status"],
  CONTACT_MESSAGES: ["status", "store"],
  CLAIMS: ["status", "reason", "wish", "days", "store"],
  CUSTOMERS: ["newsletter", "since", "store"],
  ABANDONED_CARTS: ["reminder", "since", "store"],
  PRIVACY_REQUESTS: ["status"],
  AUDIT: ["action", "staff", "subject", "subject_id"],
  CONTENT_PAGES: contentFields,
  CONTENT_POSTS: contentFields,
  CONTENT_BLOCKS: contentFields,
  CONTENT_MENUS: contentFields,
  CONTENT_REDIRECTS: contentFields,
  CONTENT_CATEGORIES: contentFields,
};

/** The person's own views, by name. */
export async function savedViews(context: AdminContext): Promise<SavedView[]> {
  const { user } = await requireSession(context);
  const rows = await context.db
    .selectFrom("admin_view")
    .selectAll()
    .where("admin_user_id", "=", user.id)
    .orderBy("list")
    .orderBy("name")
    .execute();
  return rows.map(viewResponse);
}

/**
 * Saves a list's filter under a name, for the person alone. A view with that name is replaced, so that a form that is
 * sent twice acts once.
 * @throws GraphQLError of category input without a name or a filter, and for too many views
 */
export async function saveView(
  context: AdminContext,
  { list, name: typed, query }: SaveViewInput,
): Promise<SavedView> {
  const { user } = await requireSession(context);
  const name = requireLine(typed, { field: "name", maxLength: MAX_NAME_LENGTH });
  const view = { admin_user_id: user.id, list, name, query: filterOf(list, query) };
  return context.db.transaction().execute(async (transaction) => {
    await requireSpace(transaction, view);
    const row = await transaction
      .insertInto("admin_view")
      .values(view)
      .onConflict((conflict) =>
        conflict.columns(["admin_user_id", "list", "name"]).doUpdateSet({ query: view.query }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return viewResponse(row);
  });
}

/** Removes one of the person's views. */
export async function removeView(context: AdminContext, id: string): Promise<true> {
  const { user } = await requireSession(context);
  await context.db
    .deleteFrom("admin_view")
    .where("id", "=", rowId(id))
    .where("admin_user_id", "=", user.id)
    .execute();
  return true;
}

/** @throws GraphQLError of category input for a query without a filter */
function filterOf(list: ViewList, query: string): string {
  const typed = new URLSearchParams(query);
  const filter = new URLSearchParams();
  for (const field of savedFields[list]) {
    const value = typed.get(field)?.trim().slice(0, MAX_VALUE_LENGTH);
    if (value) filter.set(field, value);
  }
  if (filter.size === 0) throw inputError("Choose a filter first. Searches for people aren't saved.");
  return filter.toString();
}

/** @throws GraphQLError of category input when the person has as many other views as allowed */
async function requireSpace(
  transaction: Connection,
  { admin_user_id, list, name }: Pick<Row<"admin_view">, "admin_user_id" | "list" | "name">,
): Promise<void> {
  const views = await transaction
    .selectFrom("admin_view")
    .select("name")
    .where("admin_user_id", "=", admin_user_id)
    .where("list", "=", list)
    .execute();
  if (views.length >= MAX_VIEWS && !views.some((view) => view.name === name))
    throw inputError(`You can save ${MAX_VIEWS} views of a list. Remove one first.`);
}

function viewResponse({ id, list, name, query }: Row<"admin_view">): SavedView {
  return { id: String(id), list, name, query };
}
