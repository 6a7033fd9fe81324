import type { PostalAddress } from "../../shared/postal-address";

/** The part of an address by which a parcel finds its way. */
export type Destination = Pick<PostalAddress, "street" | "city" | "region_code" | "postcode">;

/** A carrier's or postal service's list of the addresses that it delivers to. */
export interface AddressDirectory {
  /**
   * Looks an address up.
   * @returns it as the directory writes it; null when the directory does not have it, or did not answer in time
   */
  verify(destination: Destination): Promise<Destination | null>;
}
