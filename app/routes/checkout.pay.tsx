import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { payOrder } from "~/storefront/checkout/payment/pay-order.server";
import { returnFromPayment } from "~/storefront/checkout/payment/return-from-payment.server";

/** Return path of the payment page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return returnFromPayment(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return payOrder(request);
}
