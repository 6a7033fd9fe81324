import { redirectToChangePassword } from "~/storefront/content/well-known.server";

export const loader = () => redirectToChangePassword();
