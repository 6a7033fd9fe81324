import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta, STORE_NAME } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { keepDesign } from "./keep-design.server";
import { StudioError } from "./studio-error";
import { StudioOfProduct } from "./studio-of-product";
import { openStudio } from "./studio-view.server";
import { toolMetadata } from "./tools";

/** Every tool of the registry (tools.json) is served here; remix.config.js makes the routes. */

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.page) : [{ title: STORE_NAME }];

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { view, headers }] = await Promise.all([
    readPageMetadata(request, { defaults: toolMetadata(new URL(request.url).pathname) }),
    openStudio(request),
  ]);
  return json({ page, view }, { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return keepDesign(request);
}

export default function DesignToolPage() {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <StudioOfProduct view={answered?.view ?? opened.view} />;
}

export function ErrorBoundary() {
  return <StudioError />;
}
