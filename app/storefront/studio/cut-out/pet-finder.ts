import { ClientRejection } from "~/provider/client-rejection";
import { callSite } from "../../session/call-site";
import { type FoundPet, NOT_FOUND } from "./found-pet";

/** Has the store's model find the pet in one of the visitor's photos. Never rejects. */
export async function findPet(photoId: string): Promise<FoundPet> {
  try {
    const response = await callSite(`/photos/${photoId}/outline`, { method: "POST" });
    return await read(response);
  } catch (rejection) {
    const response = rejection instanceof ClientRejection ? rejection.response : undefined;
    return response ? read(response) : { status: false, message: NOT_FOUND };
  }
}

async function read(response: Response): Promise<FoundPet> {
  const found: unknown = await response.json().catch(() => null);
  return isFoundPet(found) ? found : { status: false, message: NOT_FOUND };
}

function isFoundPet(value: unknown): value is FoundPet {
  if (typeof value !== "object" || value === null) return false;
  return "outline" in value ? Array.isArray(value.outline) : "message" in value;
}
