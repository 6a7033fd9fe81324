import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BULK_ORDER_TRAIL, BulkOrderPage } from "~/storefront/bulk-order/bulk-order-page";
import type { BulkResponse } from "~/storefront/bulk-order/bulk-order-view";
import { orderInBulk } from "~/storefront/bulk-order/order-in-bulk.server";
import { readBulkOrder } from "~/storefront/bulk-order/read-bulk-order.server";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, BULK_ORDER_TRAIL);

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
