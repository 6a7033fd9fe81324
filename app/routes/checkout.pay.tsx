import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { payOrder } from "~/storefront/checkout/pay-order.server";
import { returnFromPayment } from "~/storefront/checkout/return-from-payment.server";

/** Return path of the payment page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return returnFromPayment(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return payOrder(request);
}
