import { CustomerPhotosDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** A photo that a customer shared with everybody. */
export interface CustomerPhotoView {
  id: string;
  petName: string;
  /** CSS position that keeps the animal in a square; null for the middle. */
  position: string | null;
}

/** Reads the latest approved photos of customers; none when there are none or the provider is unavailable. */
export async function readCustomerPhotos(count: number): Promise<CustomerPhotoView[]> {
  const response = await requestPublic(CustomerPhotosDocument, { pageSize: count }).catch(() => null);
  return (response?.customerPhotos.items ?? []).map(({ id, pet_name, focus }) => ({
    id,
    petName: pet_name,
    position: focus ? `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%` : null,
  }));
}
