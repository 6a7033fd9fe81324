import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeUnpaidOrder } from "~/storefront/checkout/payment/change-unpaid-order.server";
import { PaymentCancelledPage } from "~/storefront/checkout/payment/payment-cancelled-page";
import { readCancelledPayment } from "~/storefront/checkout/payment/read-cancelled-payment.server";
import { pageTitle } from "~/storefront/content/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Payment not completed") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { orderNumber, headers } = await readCancelledPayment(request);
  return json({ orderNumber }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => changeUnpaidOrder(request);

export default function PaymentCancelledRoute() {
  const { orderNumber } = useLoaderData<typeof loader>();
  return <PaymentCancelledPage orderNumber={orderNumber} />;
}
