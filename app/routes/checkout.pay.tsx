import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { payOrder } from "~/storefront/checkout/payment/pay-order.server";
import { returnFromPayment } from "~/storefront/checkout/payment/return-from-payment.server";

/** Return path of the payment page. */
export const loader = ({ request }: LoaderFunctionArgs) => returnFromPayment(request);

export const action = ({ request }: ActionFunctionArgs) => payOrder(request);
