import { redirect } from "@remix-run/node";
import { DASHBOARD } from "~/storefront/session/return-path.server";

export const loader = () => redirect(DASHBOARD);
