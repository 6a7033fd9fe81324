import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { requirePage } from "~/storefront/content/base-pages.server";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";
import { PICTURE_TIPS_TRAIL, PictureTipsPage } from "~/storefront/content/picture-tips-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, PICTURE_TIPS_TRAIL);

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
