import { SavedDesignDocument, SavedDesignsDocument } from "~/provider/contract/documents.generated";
import { currentSettings } from "~/settings/settings.server";
import { pageNumber } from "~/storefront/ui/page-number";
import type { AccountVisit } from "../account-visit";
import type { MySavedDesignData } from "./page";
import { viewSavedDesigns } from "./view-saved-design.server";

const PAGE_SIZE = 12;

/**
 * The customer's designs, a page at a time, or the one whose id the address names.
 * @throws Response 404 when it is none of theirs, or the address goes deeper
 */
export async function readSavedDesigns(visit: AccountVisit): Promise<MySavedDesignData> {
  if (visit.subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  return visit.orderId === undefined ? readList(visit) : readOne(visit, visit.orderId);
}

async function readList(visit: AccountVisit): Promise<MySavedDesignData> {
  const page = pageNumber(new URL(visit.request.url).searchParams, "p");
  const { designs } = await visit.ask(SavedDesignsDocument, { page, size: PAGE_SIZE });
  return {
    kind: "list",
    designs: await viewSavedDesigns(designs.items),
    total: designs.total_count,
    page,
    pages: designs.page_info.total_pages ?? 1,
  };
}

async function readOne(visit: AccountVisit, id: string): Promise<MySavedDesignData> {
  const { design } = await visit.ask(SavedDesignDocument, { id });
  if (!design?.is_saved) throw new Response("Page Not Found", { status: 404 });
  const [view] = await viewSavedDesigns([design]);
  const { share_token: token } = design;
  const link = token === null ? null : `${currentSettings().publicUrl}/share-design/${token}`;
  return { kind: "one", pageTitle: view.title, design: view, link };
}
