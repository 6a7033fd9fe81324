import { redirect } from "@remix-run/node";
import { DASHBOARD } from "~/storefront/session/return-path.server";

export function loader() {
  return redirect(DASHBOARD);
}
