import { json, redirect } from "@remix-run/node";
import { type AdminFailure, callAdmin } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AcceptInvitationDocument,
  ConfirmEnrollmentDocument,
  EnrollmentDocument,
  EnterCodeDocument,
  InvitationDocument,
  ReauthenticateDocument,
  SignInDocument,
  SignOutDocument,
  StartEnrollmentDocument,
} from "../documents.generated";
import { localPath } from "../frame/local-path";
import {
  nextStep,
  openAdmin,
  readStaffSession,
  type StaffView,
  sessionCookieHeader,
  sessionToken,
} from "../frame/staff-session.server";
import { qrCode } from "./qr-code.server";

/** What a form of these pages shows after a failure. */
export interface SignInProblem {
  message: string;
  field: string | null;
  /** The name that was typed into the form of an invitation. */
  name?: string;
}

/** What the page of the authenticator app shows after its form: the recovery codes, or a problem. */
export type EnrollResult = SignInProblem | { recoveryCodes: string[]; to: string };

/** @throws Response a redirect for somebody who is signed in, or has begun to */
export async function readSignIn(request: Request) {
  const to = returnPath(request);
  const staff = await readStaffSession(request, await sessionToken(request));
  if (staff) throw redirect(nextStep(staff.state, to));
  return { to };
}

/** Checks email address and password, and continues with the step that is missing. */
export async function signIn(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const login = { email: fieldText(form, "email"), password: fieldText(form, "password") };
  const result = await callAdmin(request, await sessionToken(request), SignInDocument, login);
  if (!result.ok) return problem(result);
  const { token, state } = result.data.signIn;
  return startSession(request, token, state);
}

/** @throws Response a redirect unless the session waits for a code */
export async function readCodeStep(request: Request) {
  const to = returnPath(request);
  const staff = await readStaffSession(request, await sessionToken(request));
  if (!staff) throw redirect(`/admin/sign-in?${new URLSearchParams({ to })}`);
  if (staff.state !== "CODE") throw redirect(nextStep(staff.state, to));
  return { email: staff.email };
}

/** Checks the code of an authenticator app, or a recovery code. */
export async function enterCode(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const code = { code: fieldText(form, "code") };
  const result = await callAdmin(request, await sessionToken(request), EnterCodeDocument, code);
  if (!result.ok) return result.code === "SIGN_IN" ? redirect("/admin/sign-in") : problem(result);
  return startSession(request, result.data.enterCode.token, result.data.enterCode.state);
}

/** The secret of the app being set up, as text and as a picture; null before that has begun. */
export async function readEnrollment(request: Request) {
  const token = await sessionToken(request);
  const staff = await readStaffSession(request, token);
  if (!staff) throw redirect("/admin/sign-in");
  const result = await callAdmin(request, token, EnrollmentDocument, {});
  const enrollment = result.ok ? result.data.enrollment : null;
  return {
    isRequired: staff.state === "ENROLLMENT",
    isDone: staff.uses_second_factor,
    enrollment: enrollment && {
      secret: enrollment.secret.match(/.{1,4}/g)?.join(" ") ?? "",
      picture: qrCode(enrollment.uri),
    },
  };
}

/** Begins to set up an app, or confirms it by its first code; shows the recovery codes once. */
export async function enroll(request: Request): Promise<Response> {
  const [form, token] = [await submittedForm(request), await sessionToken(request)];
  if (fieldText(form, "intent") === "start") {
    const started = await callAdmin(request, token, StartEnrollmentDocument, {});
    return started.ok ? redirect("/admin/enroll", 303) : enrollmentProblem(started);
  }
  const result = await callAdmin(request, token, ConfirmEnrollmentDocument, {
    code: fieldText(form, "code"),
  });
  if (!result.ok) return enrollmentProblem(result);
  return json<EnrollResult>({ recoveryCodes: result.data.confirmEnrollment, to: returnPath(request) });
}

function enrollmentProblem(failure: AdminFailure): Response {
  if (failure.code === "SIGN_IN") return redirect("/admin/sign-in");
  if (failure.code === "CONFIRM") return redirect("/admin/confirm?to=/admin/enroll");
  return problem(failure);
}

/** The email address of an invitation. @throws Response 410 when its link has expired or was used */
export async function readInvitation(request: Request, token: string) {
  const result = await callAdmin(request, null, InvitationDocument, { token });
  const email = result.ok ? result.data.invitation : null;
  if (!email) throw new Response("This link has expired or was used before.", { status: 410 });
  return { email };
}

/** Sets name and password of an invited person, and signs them in. */
export async function acceptInvitation(request: Request, token: string): Promise<Response> {
  const form = await submittedForm(request);
  const [name, password] = [fieldText(form, "name"), fieldText(form, "password")];
  const input = { token, name, password };
  if (password !== fieldText(form, "repeated"))
    return problem({ message: "The passwords are different.", field: "repeated", name });
  const result = await callAdmin(request, null, AcceptInvitationDocument, { input });
  if (!result.ok) return problem({ ...result, name });
  return startSession(request, result.data.acceptInvitation.token, result.data.acceptInvitation.state);
}

/** What the page that asks for password and code again shows. */
export async function readConfirmation(request: Request) {
  const { staff } = await openAdmin(request);
  return { usesSecondFactor: staff.uses_second_factor };
}

/** Allows sensitive actions for ten minutes, and returns to the page that needs it. */
export async function reauthenticate(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const typed = { password: fieldText(form, "password"), code: fieldText(form, "code") };
  const result = await visit.attempt(ReauthenticateDocument, typed);
  return result.ok ? redirect(returnPath(request), 303) : problem(result);
}

/** Ends the session, also one that has expired. */
export async function signOut(request: Request): Promise<Response> {
  await submittedForm(request);
  await callAdmin(request, await sessionToken(request), SignOutDocument, {});
  const headers = { "Set-Cookie": await sessionCookieHeader(request, null) };
  return redirect("/admin/sign-in", { status: 303, headers });
}

async function startSession(request: Request, token: string, state: StaffView["state"]): Promise<Response> {
  if (state === "ENROLLMENT") await callAdmin(request, token, StartEnrollmentDocument, {});
  const headers = { "Set-Cookie": await sessionCookieHeader(request, token) };
  return redirect(nextStep(state, returnPath(request)), { status: 303, headers });
}

function problem({ message, field, name }: SignInProblem): Response {
  return json<SignInProblem>({ message, field, name }, { status: 422 });
}

function returnPath(request: Request): string {
  return localPath(new URL(request.url).searchParams.get("to"));
}
