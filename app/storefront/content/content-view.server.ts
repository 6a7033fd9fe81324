import type { RoutePageQuery } from "~/provider/contract/documents.generated";
import { readPreviewToken } from "~/provider/preview-cookie.server";
import type { ContentView } from "./content-page";
import { withCookieTable } from "./cookie-table.server";
import { readPageMetadata } from "./page-metadata.server";
import { pageTitle } from "./page-title";
import { questionsIn } from "./questions";
import { safeHtml } from "./safe-html.server";

export type RoutedContent = Extract<NonNullable<RoutePageQuery["route"]>, { identifier: string | null }>;

/** Prepares a content page for rendering. */
export async function contentView(request: Request, page: RoutedContent): Promise<ContentView> {
  const heading = page.content_heading || page.title || "";
  const content = safeHtml(withCookieTable(page.content));
  const isPreview = (await readPreviewToken(request)) !== null;
  const defaults = {
    title: page.meta_title || pageTitle(heading),
    description: page.meta_description ?? "",
  };
  return {
    kind: "content",
    isPreview,
    page: await readPageMetadata(request, { defaults }),
    heading,
    content,
    questions: questionsIn(content),
    isBare: page.page_layout === "empty",
  };
}
