import {
  SavedDesignsDocument,
  type SavedDesignsQuery,
  SavedDesignWithCommentsDocument,
  type SavedDesignWithCommentsQuery,
} from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { currentSettings } from "~/settings/settings.server";
import { viewComments } from "~/storefront/design-comments/view-comments.server";
import { pageNumber } from "~/storefront/ui/page-number";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { viewSavedDesigns } from "./view-saved-design.server";

const PAGE_SIZE = 12;

/**
 * One page of the customer's designs, or the design with the id in the path.
 * @throws Response 404 when the design is none of theirs, or the path goes on
 */
export async function loader(visit: AccountVisit) {
  if (visit.subOrderId !== undefined) throw pageNotFound();
  return visit.orderId === undefined ? readList(visit) : readOne(visit, visit.orderId);
}

export type MySavedDesignData = Awaited<ReturnType<typeof loader>>;
export type DesignListView = Awaited<ReturnType<typeof readList>>;
export type ManagedDesign = Awaited<ReturnType<typeof readOne>>;

async function readList(visit: AccountVisit) {
  const page = pageNumber(new URL(visit.request.url).searchParams, "p");
  const response: Incomplete<SavedDesignsQuery> = await visit.ask(SavedDesignsDocument, {
    page,
    size: PAGE_SIZE,
  });
  const { designs } = response;
  if (!designs?.items) throw pageNotFound();
  return {
    kind: "list" as const,
    designs: await viewSavedDesigns(designs.items),
    total: designs.total_count ?? designs.items.length,
    page,
    pages: designs.page_info?.total_pages ?? 1,
  };
}

async function readOne(visit: AccountVisit, id: string) {
  const response: Incomplete<SavedDesignWithCommentsQuery> = await visit.ask(
    SavedDesignWithCommentsDocument,
    {
      id,
    },
  );
  const { design, designComments } = response;
  if (!design?.is_saved) throw pageNotFound();
  const [view] = await viewSavedDesigns([design]);
  const token = design.share_token ?? null;
  /** Absolute URL of the shared design; null when it is not shared. */
  const link = token === null ? null : `${currentSettings().publicUrl}/share-design/${token}`;
  return {
    kind: "one" as const,
    pageTitle: view.title,
    design: view,
    link,
    /** Null when the provider has none. */
    comments: viewComments(designComments),
  };
}
