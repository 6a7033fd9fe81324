import { type ContentItemState, ContentItemsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { viewsOf } from "../views/views.server";
import { contentSection, contentStates } from "./content-sections";

const MAX_SEARCH = 100;

/** One page of a store's content of one kind. @throws Response 404 for an unknown kind */
export async function readContentList(request: Request, slug: string | undefined) {
  const section = contentSection(slug);
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const { stores } = visit.staff;
  const asked = searchParams.get("store");
  const store = (stores.find(({ code }) => code === asked) ?? stores[0])?.code ?? "";
  const state = searchParams.get("state") ?? "";
  const filter = {
    search: (searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    state: (Object.hasOwn(contentStates, state) ? state : "") as ContentItemState | "",
  };
  const { contentItems } = await visit.read(ContentItemsDocument, {
    kind: section.kind,
    store,
    filter: { search: filter.search || null, state: filter.state || null },
    after: searchParams.get("after"),
  });
  return {
    section,
    search,
    filter,
    store,
    stores,
    items: contentItems.items,
    endCursor: contentItems.end_cursor ?? null,
    views: await viewsOf(visit, section.viewList),
    mayEdit: visit.can("content.edit"),
  };
}

export type ContentListView = Awaited<ReturnType<typeof readContentList>>;
