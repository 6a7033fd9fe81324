import { respondWithSecurityContact } from "~/storefront/content/well-known.server";

export const loader = () => respondWithSecurityContact(new Date());
