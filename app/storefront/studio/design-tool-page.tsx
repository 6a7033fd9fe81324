import type { ActionFunctionArgs, LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "@remix-run/node";
import { json, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { neonSignData } from "../catalog/structured-data";
import { type PageDescription, pageMeta } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { hasFeature } from "../session/features.server";
import { errorTitle } from "../shell/error-screens";
import { DesigningRests } from "./designing-rests";
import { saveStudioForm } from "./save-design.server";
import { StudioError } from "./studio-error";
import { StudioOfProduct } from "./studio-of-product";
import { openStudio } from "./studio-view.server";
import { toolMetadata } from "./tools";

/** Every tool of the registry (tools.generated.json) is served here; remix.config.js makes the routes. */

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? toolMeta(data.page) : [{ title: errorTitle(error) }];

function toolMeta(page: PageDescription): MetaDescriptor[] {
  const { neonSign } = page;
  return neonSign ? [...pageMeta(page), neonSignData(neonSign, page)] : pageMeta(page);
}

export async function loader({ request }: LoaderFunctionArgs) {
  const metadata = readPageMetadata(request, { defaults: toolMetadata(new URL(request.url).pathname) });
  if (!(await hasFeature("designing"))) {
    return json({ page: { ...(await metadata), robots: "NOINDEX" }, view: null });
  }
  const [page, { view, headers }] = await Promise.all([metadata, openStudio(request)]);
  return json({ page, view }, { headers });
}

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
