import { createCookie, redirect } from "@remix-run/node";
import { type AdminFailure, type AdminResult, callAdmin, requireOwnEngine } from "~/provider/admin.server";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { readHeaderCookie, setCookie } from "~/provider/cookies.server";
import { StaffSessionDocument, type StaffSessionQuery } from "../documents.generated";
import { localPath } from "./local-path";
import { unsentFormPage } from "./unsent-form.server";

/** The session of a member of the staff, in a cookie that the shop's pages never get. */

const LIFETIME_SECONDS = 12 * 60 * 60;

const sessionCookie = createCookie("MPC_ADMIN", {
  path: "/admin",
  httpOnly: true,
  sameSite: "lax",
  maxAge: LIFETIME_SECONDS,
});

export type StaffView = NonNullable<StaffSessionQuery["staffSession"]>;

type Attempt = <Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
) => Promise<AdminResult<Data>>;

/** The staff's API for one request. */
export interface AdminVisit {
  staff: StaffView;
  can(permission: string): boolean;
  /** Runs a query. @throws Response 403 when the role does not allow it; a redirect to signing in, or to confirming */
  read<Data, Variables>(document: ProviderDocument<Data, Variables>, variables: Variables): Promise<Data>;
  /**
   * Runs a mutation, whose failure is shown at its form.
   * @throws Response as `read` does; the page that keeps what was typed, when the person has to sign in or confirm first
   */
  attempt: Attempt;
  /**
   * Runs the mutation of a form that shows again what was typed into it, also when the person has to confirm first.
   * @throws Response as `read` does otherwise
   */
  attemptTyped: Attempt;
}

/**
 * Opens the staff's API for somebody who is signed in.
 * @throws Response a redirect to the sign-in page, or to the step that is missing; for a form, the page that keeps what was
 * typed; 404 when the provider is another host
 */
export async function openAdmin(request: Request): Promise<AdminVisit> {
  const token = await sessionToken(request);
  const staff = await readStaffSession(request, token);
  if (staff?.state !== "ACTIVE") throw await signInAgain(request, staff);

  const attempt: Attempt = async (document, variables) => {
    const result = await callAdmin(request, token, document, variables);
    if (!result.ok) await requireHelpless(request, result);
    return result;
  };

  const attemptTyped: Attempt = async (document, variables) => {
    const result = await callAdmin(request, token, document, variables);
    if (!result.ok && result.code !== "CONFIRM") await requireHelpless(request, result);
    return result;
  };

  return {
    staff,
    can: (permission) => staff.permissions.includes(permission),
    attempt,
    attemptTyped,
    async read(document, variables) {
      const result = await attempt(document, variables);
      if (!result.ok) throw new Response(result.message, { status: 400 });
      return result.data;
    },
  };
}

/** The token of the request's cookie; null without one. */
export async function sessionToken(request: Request): Promise<string | null> {
  requireOwnEngine();
  return readHeaderCookie(request, sessionCookie);
}

/** A Set-Cookie header that starts the session, or ends it when the token is null. */
export function sessionCookieHeader(request: Request, token: string | null): Promise<string> {
  return setCookie(request, sessionCookie, token);
}

/** The request's session, whose second step may be missing; null without one. */
export async function readStaffSession(request: Request, token: string | null): Promise<StaffView | null> {
  if (token === null) return null;
  const result = await callAdmin(request, token, StaffSessionDocument, {});
  return result.ok ? (result.data.staffSession ?? null) : null;
}

/** Path of the step that a started session needs next. @param to path to continue with */
export function nextStep(state: StaffView["state"], to: string): string {
  const query = `?${new URLSearchParams({ to })}`;
  if (state === "CODE") return `/admin/sign-in/code${query}`;
  return state === "ENROLLMENT" ? `/admin/enroll${query}` : to;
}

/** The response to a request whose session has ended: a form keeps what was typed, everything else leads to signing in. */
async function signInAgain(request: Request, staff: StaffView | null): Promise<Response> {
  return (staff === null && (await unsentFormPage(request, "session"))) || toSignIn(request, staff);
}

function toSignIn(request: Request, staff: StaffView | null): Response {
  const to = pathOf(request);
  return redirect(staff ? nextStep(staff.state, to) : `/admin/sign-in?${new URLSearchParams({ to })}`);
}

/** Throws the response for a failure that another page helps with. */
async function requireHelpless(request: Request, { code, message }: AdminFailure): Promise<void> {
  if (code === "SIGN_IN") throw await signInAgain(request, null);
  if (code === "CONFIRM") throw (await unsentFormPage(request, "confirmation")) ?? toConfirm(request);
  if (code === "FORBIDDEN" && request.method === "GET") throw new Response(message, { status: 403 });
}

function toConfirm(request: Request): Response {
  return redirect(`/admin/confirm?${new URLSearchParams({ to: pathOf(request) })}`);
}

/** The page of the request; for a form sent to a path without a page, the path above it. */
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return localPath(pathname + search);
}
