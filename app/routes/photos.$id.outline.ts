import type { ActionFunctionArgs } from "@remix-run/node";
import { respondWithPet } from "~/storefront/studio/cut-out/find-pet.server";

/** Finds the pet in a photo uploaded by the shopper: /photos/<id>/outline. */
export const action = ({ request, params }: ActionFunctionArgs) => respondWithPet(request, params.id);
