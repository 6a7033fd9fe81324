import { withoutSessionId } from "~/provider/session-id";

/** The ways to log in that the login page shows, as `?by=` in its address gives them. */
export type LoginWay = "password" | "email" | "code";

/** The way that an address asks for: by the mailed code, to have it mailed, or by password. */
export function loginWay(search: URLSearchParams): LoginWay {
  const by = search.get("by");
  return by === "email" || by === "code" ? by : "password";
}

/** Path of the login by another way; where to go afterwards stays in the address. */
export function loginPath(search: string | URLSearchParams, way: LoginWay): string {
  const parameters = new URLSearchParams(withoutSessionId({ search: String(search) }));
  parameters.delete("by");
  if (way !== "password") parameters.set("by", way);
  const query = parameters.toString();
  return query ? `/customer/login?${query}` : "/customer/login";
}
