import { withoutSessionId } from "~/provider/session-id";

/** The ways to log in, as given by `?by=` in the address of the login page. */
export type LoginWay = "password" | "email" | "code";

/** The way in the address: enter the code, request the code, or by password. */
export function loginWay(search: URLSearchParams): LoginWay {
  const by = search.get("by");
  return by === "email" || by === "code" ? by : "password";
}

/** Path of the login by a way; keeps the other parameters, such as the page to return to. */
export function loginPath(search: string | URLSearchParams, way: LoginWay): string {
  const parameters = new URLSearchParams(withoutSessionId({ search: String(search) }));
  parameters.delete("by");
  if (way !== "password") parameters.set("by", way);
  const query = parameters.toString();
  return query ? `/customer/login?${query}` : "/customer/login";
}
