import { redirect } from "@remix-run/node";
import { DASHBOARD } from "~/storefront/session/way-back.server";

export function loader() {
  return redirect(DASHBOARD);
}
