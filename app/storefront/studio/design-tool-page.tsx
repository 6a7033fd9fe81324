import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { DataResponse } from "~/data-response.server";
import { fetchProduct } from "~/design/products/known-products";
import { readStandardShippingCents } from "../catalog/read-shipping-price.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { toolMeta } from "../content/tool-meta";
import { hasFeature } from "../session/features.server";
import { ErrorScreen, errorTitle } from "../shell/error-screens";
import type { RouteCode } from "../shell/route-code";
import { ButtonLink } from "../ui/button";
import { Page, PageHeading } from "../ui/page";
import { DesigningRests } from "./designing-rests";
import { saveStudioForm } from "./save-design.server";
import { StudioOfProduct } from "./studio-of-product";
import type { StudioView } from "./studio-view";
import { openStudio } from "./studio-view.server";
import { toolMetadata } from "./tools";

/** Every tool of the registry (tools.generated.json) is served here; remix.config.js makes the routes. */

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? toolMeta(data.page, data.view?.product ?? null) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const metadata = readPageMetadata(request, { defaults: toolMetadata(new URL(request.url).pathname) });
  if (!(await hasFeature("designing"))) {
    return new DataResponse({ page: { ...(await metadata), robots: "NOINDEX" }, view: null });
  }
  const [page, standardCents, { view, headers }] = await Promise.all([
    metadata,
    readStandardShippingCents(),
    openStudio(request),
  ]);
  const shipping = standardCents === null ? {} : { shipping: { standardCents } };
  return new DataResponse({ page: { ...page, ...shipping }, view }, { headers });
}

/** The first page's product; after a navigation `StudioOfProduct` loads it. */
export const handle: RouteCode<{ view: StudioView | null }> = {
  fetchCode: async ({ view }) => {
    if (view) await fetchProduct(view.document.blueprint);
  },
};

export async function action({ request }: ActionFunctionArgs) {
  if (!(await hasFeature("designing"))) return redirect(new URL(request.url).pathname, 303);
  return saveStudioForm(request);
}

export default function DesignToolPage() {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const view = answered?.view ?? opened.view;
  return view ? <StudioOfProduct view={view} /> : <DesigningRests />;
}

export function ErrorBoundary() {
  return <StudioError />;
}

/** Shows why a form was rejected, with a link back to the design; other errors get the shop's error screen. */
function StudioError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error) || ![400, 413].includes(error.status)) return <ErrorScreen />;
  return (
    <Page>
      <PageHeading lead={String(error.data)}>That didn't go through</PageHeading>
      <ButtonLink to={pathname + search} reloadDocument>
        Back to your design
      </ButtonLink>
    </Page>
  );
}
