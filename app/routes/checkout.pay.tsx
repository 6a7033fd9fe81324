import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { payOrder } from "~/storefront/checkout/payment/pay-order.server";
import { returnFromPayment } from "~/storefront/checkout/payment/return-from-payment.server";

/** The payment page leads back here. */
export async function loader({ request }: LoaderFunctionArgs) {
  return returnFromPayment(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return payOrder(request);
}
