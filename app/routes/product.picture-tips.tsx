import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { requirePage } from "~/storefront/content/base-pages.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";
import { PictureTipsPage } from "~/storefront/content/picture-tips-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.page, error);

export async function loader({ request }: LoaderFunctionArgs) {
  requirePage("picture tips");
  const page = await readPageMetadata(request, {
    defaults: {
      title: pageTitle("Picture Tips: Pet Photos That Print Well"),
      description: "Five tips for pet photos that print well, with drawn examples of good and bad ones.",
      keywords: "pet photo tips, photo for canvas, photo quality",
    },
  });
  return json({ page });
}

export default PictureTipsPage;

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
