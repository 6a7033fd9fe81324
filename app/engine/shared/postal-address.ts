import { inputError } from "../graphql/errors";
import { regionOfPostcode } from "./us-postcodes";
import { findUsRegion, postalRegions, type UsRegion } from "./us-regions";

/** A US address as stored in carts, orders and address books. */
export interface PostalAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  /** One to three lines. */
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
  country_code: "US";
  telephone: string;
}

/** Members of Magento's addresses that the store does not have. */
export const UNSUPPORTED_PARTS = { prefix: null, middlename: null, suffix: null, fax: null, vat_id: null };

/** An address as sent, not validated. */
export interface TypedAddress {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code?: string | null;
  telephone?: string | null;
}

const MAX_LENGTH = 255;
const MAX_LINES = 3;
const REQUIRED = "This is a required field.";

/**
 * Validates and trims an address. Messages are those of specification §5.
 * @throws GraphQLError of category input that names the field
 */
export function readAddress(typed: TypedAddress): PostalAddress {
  requireUnitedStates(typed);
  const street = (typed.street ?? []).map((line) => (line ?? "").trim()).filter(Boolean);
  if (street.length > MAX_LINES) throw inputError(`Please use at most ${MAX_LINES} lines.`, "street");
  const region = readRegion(typed);
  return {
    firstname: required(typed.firstname, "firstname"),
    lastname: required(typed.lastname, "lastname"),
    company: typed.company?.trim() ? required(typed.company, "company") : null,
    street: [required(street[0], "street"), ...street.slice(1).map((line) => required(line, "street"))],
    city: required(typed.city, "city"),
    region_code: region.code,
    postcode: readPostcode(typed.postcode, region),
    country_code: "US",
    telephone: readPhone(typed.telephone),
  };
}

/** The parts of an address that an estimate needs. */
export type EstimatedPlace = Pick<TypedAddress, "region" | "region_id" | "postcode" | "country_code">;

/**
 * An address with only its state, and optionally its ZIP code, which then determines the state.
 * @throws GraphQLError of category input that names the field
 */
export function readEstimatedAddress(typed: EstimatedPlace): PostalAddress {
  requireUnitedStates(typed);
  const isStateGiven = Boolean(typed.region?.trim() || typed.region_id);
  const isPostcodeGiven = Boolean(typed.postcode?.trim());
  const region = isStateGiven ? readRegion(typed) : readPostcodeAndState(typed.postcode).state;
  return {
    firstname: "",
    lastname: "",
    company: null,
    street: [],
    city: "",
    region_code: region.code,
    postcode: isPostcodeGiven ? readPostcode(typed.postcode, region) : "",
    country_code: "US",
    telephone: "",
  };
}

function requireUnitedStates({ country_code }: Pick<TypedAddress, "country_code">): void {
  if (country_code?.toUpperCase() === "US") return;
  throw inputError("We only ship within the United States.", "country_code");
}

function required(text: string | null | undefined, field: string): string {
  const value = text?.trim();
  if (!value) throw inputError(REQUIRED, field);
  if (value.length > MAX_LENGTH)
    throw inputError(`Please enter no more than ${MAX_LENGTH} characters.`, field);
  if (/\p{Cc}/u.test(value)) throw inputError("Please enter plain text.", field);
  return value;
}

function readRegion(typed: TypedAddress): UsRegion {
  const wanted = typed.region?.trim() || typed.region_id;
  if (!wanted) throw inputError(REQUIRED, "region");
  const region = findUsRegion(wanted);
  if (!region) throw inputError("Please choose a US state.", "region");
  return region;
}

/** A ZIP code that must belong to the state, so that a typo in either is noticed before shipping. */
function readPostcode(typed: string | null | undefined, region: UsRegion): string {
  const { postcode, state } = readPostcodeAndState(typed);
  if (state !== region) {
    throw inputError(`ZIP code ${postcode} is in ${state.name}, not in ${region.name}.`, "postcode");
  }
  return postcode;
}

/** A ZIP code and its state or territory. @throws GraphQLError that names the field */
function readPostcodeAndState(typed: string | null | undefined): { postcode: string; state: UsRegion } {
  const postcode = required(typed, "postcode");
  if (!/^\d{5}(-\d{4})?$/.test(postcode)) {
    throw inputError("Please enter a valid zip/postal code.", "postcode");
  }
  const region = regionOfPostcode(postcode);
  const state = postalRegions.find(({ code }) => code === region);
  if (!state) {
    throw inputError(`We don't ship to ZIP code ${postcode}.`, "postcode");
  }
  return { postcode, state };
}

/** Ten digits with the usual separators, up to fifteen with a country code. */
function readPhone(typed: string | null | undefined): string {
  const phone = required(typed, "telephone");
  const isWritten = /^\+?[\d\s().-]+$/.test(phone) && /^\d{10,15}$/.test(phone.replace(/\D/g, ""));
  if (!isWritten) throw inputError("Please enter a valid phone.", "telephone");
  return phone;
}
