import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { payOrder } from "~/storefront/checkout/pay-order.server";

export function loader() {
  return redirect("/checkout/success");
}

export async function action({ request }: ActionFunctionArgs) {
  return payOrder(request);
}
