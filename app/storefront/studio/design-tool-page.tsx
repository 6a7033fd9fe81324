import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepDesign } from "./keep-design.server";
import { StudioError } from "./studio-error";
import { StudioPage } from "./studio-page";
import { openStudio } from "./studio-view.server";
import { findTool } from "./tools";

/** Every tool of the registry (tools.json) is served here; remix.config.js makes the routes. */

export const meta: MetaFunction<typeof loader> = ({ location }) => {
  const tool = findTool(location.pathname);
  return [
    { title: tool?.title ?? "My Pet Canvas" },
    ...(tool ? [{ name: "description", content: tool.description }] : []),
  ];
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await openStudio(request);
  return json({ view }, { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return keepDesign(request);
}

export default function DesignToolPage() {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <StudioPage view={answered?.view ?? opened.view} />;
}

export function ErrorBoundary() {
  return <StudioError />;
}
