import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BulkOrderPage } from "~/storefront/bulk-order/bulk-order-page";
import type { BulkResponse } from "~/storefront/bulk-order/bulk-order-view";
import { orderInBulk } from "~/storefront/bulk-order/order-in-bulk.server";
import { readBulkOrder } from "~/storefront/bulk-order/read-bulk-order.server";
import { pageMeta } from "~/storefront/content/page-description";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.page, error);

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readBulkOrder(request);
  return json(view, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => orderInBulk(request);

export default function BulkOrderRoute() {
  const response = useActionData<BulkResponse>();
  return <BulkOrderPage view={useLoaderData<typeof loader>()} response={response} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
