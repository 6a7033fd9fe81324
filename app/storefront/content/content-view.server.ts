import type { RoutePageQuery } from "~/provider/contract/documents.generated";
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
  return {
    kind: "content",
    page: await readPageMetadata(request, {
      defaults: {
        title: page.meta_title || pageTitle(heading),
        description: page.meta_description ?? "",
      },
    }),
    heading,
    content,
    questions: questionsIn(content),
    isBare: page.page_layout === "empty",
  };
}
