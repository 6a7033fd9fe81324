import { json, redirect, type TypedResponse } from "@remix-run/node";
import { LogInByNetworkDocument } from "~/provider/contract/documents.generated";
import { redirectPathCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { DASHBOARD } from "../session/return-path.server";
import { safeRedirect } from "../session/safe-redirect";
import { flash } from "../shell/flash.server";
import { arrive } from "./arrive.server";
import { clientOf, departFor, proofOf, tokenFor } from "./network.server";
import { provingPath, type SocialSource } from "./networks";
import type { ProveAddressView } from "./prove-address-page";
import { keepStage, readStage } from "./social-stage.server";

/**
 * The page of a network: redirects to it, handles its callback, and shows the form for the emailed code.
 * @throws Response 404 when the network is not set up or the provider does not support it, 302 to the dashboard for a
 * signed-in customer
 */
export async function enterByNetwork(
  request: Request,
  source: SocialSource,
): Promise<TypedResponse<ProveAddressView>> {
  clientOf(source);
  await requireFeature("social log-in");
  const provider = await openProvider(request);
  if (provider.isLoggedIn) throw redirect(DASHBOARD);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("state")) throw await comeBack(request, provider, source);
  if (searchParams.get("step") === "prove") return showProving(request, provider, source);
  throw await leave(request, provider, source);
}

/** Redirects to the network, and remembers the return path. */
async function leave(request: Request, provider: Provider, source: SocialSource): Promise<Response> {
  const { address, state, verifier } = await departFor(source);
  keepStage(provider, { stage: "away", source, state, verifier });
  const target = safeRedirect(new URL(request.url).searchParams.get("redirect"), "");
  if (target) provider.keepCookie(redirectPathCookie, target);
  return redirect(address, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

/**
 * Signs in, or continues with the emailed code. OAuth's callback is a GET; what it writes is protected by the state,
 * which only the browser that started has, and by the code, which the network accepts once (docs/decisions/0022).
 */
async function comeBack(request: Request, provider: Provider, source: SocialSource): Promise<Response> {
  const departure = await readStage(request, "away", source);
  keepStage(provider, null);
  if (!departure) return backToLogin(provider, failureText(source));
  let accessToken: string;
  try {
    accessToken = await tokenFor(source, new URL(request.url).searchParams, departure);
  } catch {
    return backToLogin(provider, failureText(source));
  }
  provider.ensureDevice();
  const response = await provider.attempt(LogInByNetworkDocument, {
    input: {
      login_source: source,
      login_token_id: accessToken,
      login_token_proof: proofOf(source, accessToken),
      is_subscribed: true,
    },
    guestCart: provider.cartId,
  });
  const {
    customer_token: token,
    check_id,
    code_sent,
    ...login
  } = response.data?.createCustomerBySocialLogin ?? {};
  if (token) return arrive(request, provider, { token, ...login });
  if (!check_id) return backToLogin(provider, response.message || failureText(source));
  keepStage(provider, {
    stage: "proving",
    source,
    checkId: check_id,
    email: null,
    isSent: code_sent === true,
  });
  return redirect(provingPath(source), { headers: await provider.headers() });
}

async function showProving(
  request: Request,
  provider: Provider,
  source: SocialSource,
): Promise<TypedResponse<ProveAddressView>> {
  const stage = await readStage(request, "proving", source);
  if (!stage) throw await backToLogin(provider, failureText(source));
  const view = {
    network: clientOf(source).label,
    isSent: stage.isSent,
    email: stage.email,
    honeypot: honeypotInputs(),
  };
  return json(view, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

async function backToLogin(provider: Provider, message: string): Promise<Response> {
  flash(provider, "error", message);
  return redirect("/customer/login", { headers: await provider.headers() });
}

function failureText(source: SocialSource): string {
  return `We couldn't sign you in with ${clientOf(source).label}. Please try again, or sign in another way.`;
}
