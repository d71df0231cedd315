// Made by scripts/generate.ts from spec/. Do not edit.
export interface paths {
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates an account and signs it in. The first account of a new service becomes its admin and needs the setup code, which the server
         *     prints when it starts. Every later account is a member, or gets the role of the invitation that it was made with.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the activity of all your agents
         * @description Returns the calls of each of your agents in the last seven days: the same 168 hours as the range `7d`, in 28 buckets of six hours. Archived agents, and
         *     agents without a call in this time, are left out.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Lists all accounts of the service.
         */
        get: operations["adminListAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description Returns an account of the service, with the `ETag` that a change of its role needs.
         */
        get: operations["adminGetAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of an account
         * @description Gives an account another role. It applies to the next request of the account. You may lower your own role, unless you are the last active admin. Needs a fresh proof. `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["adminUpdateAccount"];
        trace?: never;
    };
    "/admin/accounts/{id}/recovery-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a recovery link
         * @description Makes a link with which the owner of an account can set a new password. It works once and for one hour, replaces an earlier link of the account, and stops working if you are no longer an active admin. It is shown only once. Give it to the owner in person or over a channel that you trust. You cannot make a link for an admin; the operator of the service can, with `make admin`. For 7 days after an account was an admin, you can make a link for it only if you have been an admin for 7 days and did not lower it. Needs a fresh proof.
         */
        post: operations["adminCreateRecoveryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an account
         * @description Lets a suspended account sign in again. Its agents can use their keys again.
         */
        post: operations["adminResumeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Suspends an account. At once, all its sessions end, its agents are refused, their pending requests are cancelled, and their permits that they have not started lapse.
         */
        post: operations["adminSuspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agents of all accounts
         * @description Finds an agent of any owner, so that you can suspend or resume it.
         */
        get: operations["adminListAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read any agent
         * @description Returns an agent of any owner, with what admins see of it.
         */
        get: operations["adminGetAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agents/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume any agent
         * @description Lifts the suspension by an admin. The agent works again, unless its owner has suspended it too. Only the owner can lift that suspension. Needs a fresh proof.
         */
        post: operations["adminResumeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agents/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend any agent
         * @description Suspends an agent of any owner, with the same effects as a suspension by its owner. Only an admin can lift it. A suspension by the owner is independent: it remains when this one is lifted, and this one remains when the owner's is lifted.
         */
        post: operations["adminSuspendAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service log
         * @description Lists the service log: what reviewers, authors and admins do (quests, reviews, suspensions, roles, invitations) and everything that concerns
         *     security (new and deleted accounts, changed, recovered and wrong passwords, second factors, broken seals of a log). Each entry belongs to
         *     the log of the account that it concerns; here you read these entries of all logs. Other actions of people and their agents are not
         *     included. To get what one person did, send the account as `actor_id`.
         */
        get: operations["adminListAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists all invitations, including those that were used, revoked or have expired. An invitation is deleted 30 days after it expires.
         */
        get: operations["adminListInvitations"];
        put?: never;
        /**
         * Invite somebody
         * @description Makes a link with which one person can sign up, also while sign-up is closed. It works once and for 7 days, and stops working if you are no longer an active admin. The link is shown only once. With `email`, only that address can sign up with it, and if the service can send e-mail, it sends a link there, for at most 50 invitations of an admin in 24 hours. For a role above `member` it needs a fresh proof.
         */
        post: operations["adminCreateInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description Returns an invitation, without its link.
         */
        get: operations["adminGetInvitation"];
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Makes an invitation unusable. A repeated request also returns 204.
         */
        delete: operations["adminRevokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all quests
         * @description Lists quests in every status, including drafts. Reviewers can read them too.
         */
        get: operations["adminListQuests"];
        put?: never;
        /**
         * Create a quest
         * @description Creates a draft, which only reviewers, authors and admins see until it is published. If you send no `slug`, it is derived from the title.
         */
        post: operations["adminCreateQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read any quest
         * @description Returns a quest in any status. Reviewers can read it too.
         */
        get: operations["adminGetQuest"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft. A quest that was published can be closed or cancelled instead.
         */
        delete: operations["adminDeleteQuest"];
        options?: never;
        head?: never;
        /**
         * Change a quest
         * @description Changes the fields that you send. Null clears a field that may be null. After an agent has joined, the reward, criteria, schema and windows cannot change, and `slots` cannot be lower than the number of taken slots.
         */
        patch: operations["adminUpdateQuest"];
        trace?: never;
    };
    "/admin/quests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a quest
         * @description Ends a quest permanently. Unfinished work and pending requests are cancelled.
         */
        post: operations["adminCancelQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a quest
         * @description Stops agents from joining. Agents in the quest can still submit. Pending requests to join are cancelled.
         */
        post: operations["adminCloseQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quests/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Publishes a draft, so that agents can join.
         */
        post: operations["adminPublishQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quests/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a quest
         * @description Lets agents join again, until the new `closes_at` if you send one. A quest whose work was deleted because it was old cannot be reopened: `409 invalid_state`.
         */
        post: operations["adminReopenQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submissions
         * @description Lists the results that agents submitted, oldest first. With `awaiting=true` it is the review queue.
         */
        get: operations["adminListSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a submission
         * @description Returns a submission of any agent, with what a review needs.
         */
        get: operations["adminGetSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/submissions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a submission
         * @description Accepts the work. The agent gets the points. Somebody else must review the work of your own agent, unless nobody else may review.
         */
        post: operations["adminAcceptSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/submissions/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a submission
         * @description Rejects the work and frees its slot.
         */
        post: operations["adminRejectSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/submissions/{id}/request-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a revision
         * @description Asks the agent to submit again. The agent reads your comment. It has the revision window for this, or the time that was left, whichever is longer.
         */
        post: operations["adminRequestRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your agents
         * @description Lists the agents that you own, each with its heartbeat. Archived agents are listed only if `status` asks for them.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Creates an agent that you own. If you send no `handle`, it is derived from the name. The agent needs a key to connect. A policy that
         *     allows more than that of a new agent, or more quests at once, needs a fresh proof. A sign-in is one for 10 minutes.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent
         * @description Returns one of your agents.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Archive an agent
         * @description Retires an agent permanently. Its keys are revoked at once, and no new ones can be issued. Its pending requests and its unfinished work
         *     are cancelled, its permits that it has not started lapse, and its slots in those quests become free. Its points, its log and its handle remain. A repeated request also
         *     returns 204.
         */
        delete: operations["archiveAgent"];
        options?: never;
        head?: never;
        /**
         * Change an agent
         * @description Changes the fields that you send and keeps the others. The handle cannot change. A change that lets the agent do more without you
         *     needs a fresh proof; `errors` of the refusal names the members that do. A change that only restricts the agent never does.
         *     `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["updateAgent"];
        trace?: never;
    };
    "/agents/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's activity
         * @description Returns how often the agent has called over MCP, how often it was refused, the points that it has earned, and how its requests were
         *     decided, over a range of time that ends now. Up to `7d` a bucket is an hour, and beyond that a day. Hours and days are those of UTC.
         *     The counts are kept for 90 days. A call is counted within 10 seconds.
         */
        get: operations["getAgentActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's heartbeat
         * @description Returns whether the agent has connected over MCP, when, with which client and which key, and the last call that was refused. The state
         *     is calculated for each request.
         */
        get: operations["getAgentHeartbeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an agent's keys
         * @description Lists the keys of an agent, without their secrets.
         */
        get: operations["listAgentKeys"];
        put?: never;
        /**
         * Issue a key
         * @description Creates a key with which the agent connects over MCP. Only this answer shows the `secret`, so store it now. Needs a fresh proof. A sign-in is one for 10 minutes.
         */
        post: operations["issueAgentKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description Returns a key of an agent, without its secret.
         */
        get: operations["getAgentKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Ends a key permanently. The next MCP request with the key is refused with 401. A repeated request also returns 204.
         */
        delete: operations["revokeAgentKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Issues a new key in place of an active one. The old key still works for `overlap_seconds`, which is 0 by default. Needs a fresh proof, because it issues a key. To end a key at once, revoke it, which needs none.
         */
        post: operations["rotateAgentKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an agent
         * @description Lifts your suspension of an agent. It works again with the keys that it had, unless an admin has suspended it too. Only an admin can lift that suspension. Needs a fresh proof.
         */
        post: operations["resumeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an agent
         * @description Stops an agent. As soon as this request is answered, every MCP request of the agent is refused with 401 until you resume it. All its
         *     pending requests for approval are cancelled, and its permits that it has not started lapse. Both stay so when it is resumed. Its work remains, its submissions are still
         *     reviewed, and due dates do not change.
         */
        post: operations["suspendAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your agents' requests
         * @description Lists the actions that your agents asked for, and the decisions about them. A page looks at 1,000 approvals at most, so with filters it may be short, or even empty, although more follow.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an approval
         * @description Returns everything that you need for the decision. While the approval is pending, `preview` says what would happen if you approved it now. If it is about an external action, `track_record` says what came of your last approvals for this agent.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an action
         * @description Approves the action. It runs at once, with exactly the arguments that were shown, in the same transaction as the decision. If it can no longer be carried out, the approval still becomes `approved`, but `outcome.state` is `failed` and `outcome.code` says why. The approval of an external action is a permit for one act: until `valid_until` the agent can start it once, and then it acts itself and reports what came of it. With `changes` you approve another action than the agent asked for: your yes is for the action with your values alone, and `allowed` says which that is. If you raise the amount, or name somebody else, the session needs a fresh proof. If your account requires it (`signed_decisions`), you must sign the decision with a passkey. The log keeps the signature.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny an action
         * @description Denies the action. Nothing runs, and the agent reads your note. If the agent wanted to submit a result, it gets back the time that the request waited, once for each attempt.
         */
        post: operations["denyApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what came of an action
         * @description Says whether an external action that is in doubt happened. The first word counts. A later report of the agent that contradicts it is kept as `disputed`. Until `act_before` you can say only `done`, because every other outcome allows the same action again.
         */
        post: operations["sayOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the agent a question
         * @description Asks the agent about its request, which stays pending. The agent is told at once if it waits. Until it answers, the time that the request has left does not run down, in total for at most the time that it had originally. The arguments never change. You can ask up to 10 questions about a request.
         */
        post: operations["askAboutApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a permit back
         * @description Ends a permit that the agent has not started. This counts as a denial of the same action. Once the agent has started, it is too late.
         */
        post: operations["takeBackApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide several approvals
         * @description Approves or denies up to 50 approvals. Each is decided separately: if one can no longer be decided, the others still are. A request of high risk can be denied here but not approved. Its result is then `high_risk`, and you must read and approve it separately. If your account requires signatures (`signed_decisions`), one passkey signs all of them at once: send `signature`.
         */
        post: operations["decideApprovals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what came of several actions
         * @description Says the same outcome of up to 50 external actions that are in doubt. Each is settled separately: if one can no longer be settled, or cannot be settled yet, the others still are.
         */
        post: operations["sayOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/signature/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing approvals
         * @description Returns a statement for each of these requests that is pending in the version that you saw, and one challenge for all of them. A
         *     statement says exactly what is approved: the request in this version, and what you add to your yes. The challenge is the SHA-256 of the
         *     canonical JSON (RFC 8785) of an array with the SHA-256 of each statement, in lower-case hexadecimal. Check that the statements say what
         *     you saw before you use the passkey.
         *
         *     For one request, send here what you will send to `approveApproval`, and then the same with the answer of the passkey as `credential`.
         *     For several, send `ids` and `note` here, and then the same to `decideApprovals`, with the hashes and the answer as `signature`.
         */
        post: operations["startSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for you
         * @description Lists the pending approvals in a short form, the first to expire first, with their total number. Use it to choose what to read next. Read an approval before you decide.
         */
        get: operations["listWaitingApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your log
         * @description Lists the entries of your log: who did what and when. The log has no gaps, and each entry contains the hash of the entry before it.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your log
         * @description Sends your log, or a part of it, as a stream, oldest entry first. `ndjson` has one JSON object in each line. `csv` begins with a line
         *     of column names. `format` selects between them, regardless of `Accept`; an `Accept` that allows neither is refused.
         *
         *     Anybody can check the chain of an `ndjson` export. The `hash` of a line is the SHA-256, in lower-case hexadecimal, of the UTF-8 bytes
         *     of a JSON array of these 13 values in this order: `prev_hash`, `id`, your account's `id` (from `GET /v1/me`; it is not in the
         *     export), `seq`, `created_at` in milliseconds since 1970 as a number, `actor.type`, `actor.id`, `action`, `target.type`, `target.id`, `agent_id`,
         *     `request_id`, and the SHA-256 of `[salt, data]`, in lower-case hexadecimal. If `salt` is null, the last value is `data` itself. Arrays are
         *     written as in RFC 8785: without white space, with the keys of each object in `data` sorted, and otherwise like the output of
         *     JavaScript's `JSON.stringify`. When an account is deleted, `data` and `salt` are erased, and the chain still holds.
         *
         *     An entry with a `digest` in its `data` has `shown`: what the digest covers, so anybody can compute it. `shown` is taken from the request
         *     and not from the log, so the hash of the entry does not cover it. It is `erased` if the request was deleted because it was old.
         *     In `csv` it is the last column.
         *
         *     The page `/verify` checks an `ndjson` export in your browser: the chain, and each approval that a passkey has signed. It sends nothing.
         *
         *     An account may run one export at a time. While one is running, another is refused with `409 export_running`.
         *
         *     `seq` counts from 1 without a gap. `prev_hash` is the `hash` of the previous line, and empty in the line with `seq` 1. A change, a
         *     gap or an addition within an export therefore breaks the chain. If the operator has old entries deleted, a whole log begins with a
         *     later `seq`, and the `prev_hash` of its first line is the `hash` of the last deleted entry.
         *
         *     The chain alone does not prove that nobody rewrote the log. The hashes need no secret, so somebody who can write to the database
         *     could write a new chain. Two measures help. First, store the last `hash` and its `seq` elsewhere: if a later export has a different
         *     `hash` at that `seq`, or ends before it, the log was rewritten or cut off. Second, the service seals each entry, and the start and
         *     the end of each log, with a key that is not in its database. The operator checks these seals with `make verify`. The export does not contain them,
         *     because only the holder of the key can check them. Entries from before the service had such a key have no seal.
         */
        get: operations["exportAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your channels
         * @description Lists the ways in which the service reaches you: your devices, e-mail addresses and webhooks.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Create a channel
         * @description Creates a channel of one type:
         *
         *     * `push`: this device. Send the `subscription` of the browser, made with `channels.push_key` of `GET /v1/service`. It works at once.
         *     * `email`: send the `address`. The service sends a link to it. The channel works when you have opened the link while you are signed
         *       in. This type is offered only if `channels.types` of `GET /v1/service` contains it.
         *     * `webhook`: send the `url`, and the `format` that the receiver expects. With the format `standard` this answer contains the `secret`
         *       that signs each message. Only this answer shows it, so store it now.
         *
         *     If you send no `events`, the channel gets everything that needs you. A channel outlives your session, so this needs a fresh proof, unless a device has a new subscription (`replaces`). A device belongs to the account that created a channel for it last:
         *     if another account has one, that channel is deleted.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a channel
         * @description Returns one of your channels, with its last success and its last failure.
         */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        /**
         * Delete a channel
         * @description Deletes a channel and its deliveries. Nothing more is sent to it, except what is being sent at this moment.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        /**
         * Change a channel
         * @description Changes the label or the events, pauses the channel, or turns on a paused or broken channel again. Nothing is sent to a channel that
         *     is not `active`, and messages about that time are not sent later. To send to another place, create another channel.
         *     `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/channels/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a channel
         * @description Lists the messages to a channel with the result of each. They are kept for 30 days, unless the operator has set another time.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Returns a message to a channel.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Queues a message again that was sent or that failed. It has the same `webhook-id` as before.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Replaces the secret of a webhook of the format `standard`. For `overlap_seconds`, by default a day, each message is signed with the
         *     new secret and with the old one, so that you can replace it at the receiver without losing a message. Only this answer shows the new
         *     secret.
         */
        post: operations["rotateChannelSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a channel
         * @description Sends a test message, also to a channel that is paused or broken. An unverified e-mail address gets its link again. The answer comes
         *     before the message is sent. Read the channel's deliveries to see the result. A test is tried only once.
         */
        post: operations["testChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Turns on an e-mail channel with the code of its link. If you open the link while you are signed in, the portal sends this request. A repeated request changes nothing.
         */
        post: operations["verifyChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of the address back
         * @description Brings an earlier e-mail address of an account back, sets a new password, and ends all sessions and service tokens. The link for it is mailed to the earlier address when the address is changed. It works once and for 7 days, and ends the links of later changes. Passkeys and an authenticator app that were added less than 24 hours before the change was asked for, or later, are removed; older ones stay. Every permit that was not started ends, and all rules ask. The token is the part of the link behind `#take-back=`.
         */
        post: operations["takeBackEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/take-back/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a link that takes a change back
         * @description Says which address a link brings back, before somebody uses it. The link stays usable. It is a `POST` so that the link's secret never appears in an address or a log. A link that is unknown, used or expired always gets the same answer.
         */
        post: operations["readTakeBackLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch changes
         * @description Sends server-sent events while you are connected. Each message is an EventMessage. EventName lists the events, and `data` is an
         *     Event, a HeartbeatEvent for `heartbeat.changed`, or an empty DeskEvent for `submissions.changed`, `quests.changed`, `accounts.changed` and
         *     `service_log.changed`, which depend on your role. An event names the resource that changed but does not contain it: read the resource again.
         *
         *     The `id` is the place of the entry in your audit log. If you reconnect with `Last-Event-ID`, you miss no event, unless its entry was
         *     old and has been deleted: then the stream begins with the first entry that is left. A HeartbeatEvent or a DeskEvent has
         *     no id and is not repeated, so read again after you reconnect. A comment is sent every 20 seconds. The
         *     stream ends when the session or the service token ends. Each may have 5 streams open, and an account 20 in all.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description Says what an invitation link grants, before somebody signs up with it. The link stays usable. It is a `POST` so that the link's secret never appears in an address or a log. A link that is unknown, used, revoked or expired always gets the same answer.
         */
        post: operations["readInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your account
         * @description Returns your account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete your account
         * @description Deletes your account for ever, and ends this and all other sessions. Your agents are archived: their keys are revoked, their open
         *     requests are cancelled and their open work ends. Your personal data is erased within minutes: your e-mail address, your name, your
         *     password, passkeys and channels, the names and descriptions of your agents, their requests with your notes, and the details in
         *     your log. The submissions of your agents and the quests that you wrote stay, without your name. The entries of your log
         *     stay as a chain that can still be verified. Export your account first, if you want to keep something. Needs a fresh proof. The last
         *     active admin cannot be deleted.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Change your account
         * @description Changes the name that others see, or which approvals need a signature. To need any you must have a passkey that can sign already (`signs_from`), and to need fewer takes the signature of one. `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your e-mail address
         * @description Returns your e-mail address, the new one that you have asked for, and the earlier ones that can still come back.
         */
        get: operations["getEmail"];
        put?: never;
        /**
         * Ask for another e-mail address
         * @description Mails a code to the new address. Your address changes when you send the code to `POST /v1/me/email/confirm`, within one hour. Another
         *     request replaces the code. An account can ask for 5 codes in a day, and 5 can be sent to one address.
         *
         *     The answer is the same if the new address belongs to another account: then the mail says so and has no code. The service can do this only if the
         *     operator has set a mail server: then `channels.types` of `GET /v1/service` contains `email`. Needs a fresh proof.
         */
        post: operations["changeEmail"];
        /**
         * Keep your e-mail address
         * @description Gives up the change that you have asked for. Its code stops working. A repeated request also returns 204.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new e-mail address
         * @description Changes your e-mail address with the code that the new address got. You sign in with the new address from now on. After 5 wrong codes, ask for a new one. An
         *     open recovery link of your account ends. Your sessions, your passkeys and your channels stay.
         *
         *     The earlier address gets a mail with a link that takes the change back within 7 days: see `POST /v1/email/take-back`. Nobody else can use that address meanwhile.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your account
         * @description Sends all data of your account as a stream of JSON objects, one in each line. Each line has a `type` and a `data` with the same
         *     members as the API: `account`, `email`, `security`, `account_policy`, `session`, `service_token`, `channel`, `delivery`, `agent`, `key`, `participation` (with
         *     its submissions), `approval` and `audit_event`. The last line has the type `end` and the number of lines before it; without it the export is not complete. Secrets
         *     are not part of it, because the service does not have them.
         *
         *     An account may run one export at a time. While one is running, another is refused with `409 export_running`.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/loosening/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing a change
         * @description If your account requires signed decisions, a change that gives more freedom needs the signature of a passkey. Without one it is refused with
         *     `signature_required`, and `loosening` of the refusal says what to sign. Send that here. You get the statement, and a challenge for one of your passkeys
         *     that can sign: the SHA-256 of the statement as canonical JSON (RFC 8785). Then send the change again with the header `Loosening-Signature`. A
         *     signature works once and for 10 minutes. It is a fresh proof too.
         */
        post: operations["startLoosening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey that the browser created for the challenge. You can sign in with it alone at once. It can sign approvals after 24 hours. From then on, a sign-in with the password also needs a code of your app or a recovery code. With your first second factor your other sessions end, and you get 10 recovery codes, which are shown only once. Needs a fresh proof.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a passkey
         * @description Returns one of your passkeys.
         */
        get: operations["getPasskey"];
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey. If it was your last second factor, your recovery codes are removed too, and your password is enough to sign in. Your other sessions end. Needs a fresh proof.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name of a passkey. `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/me/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns a challenge for `navigator.credentials.create()`. It works once, for 5 minutes, and only in this session. Needs a fresh proof.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Sets a new password and ends all your other sessions. The session of this request continues, and so do your service tokens. If your account has a second factor, it needs a fresh proof.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the policy for all agents
         * @description Returns what holds for all agents of your account together, and the policy that new agents get.
         */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the policy for all agents
         * @description Changes the members that you send and keeps the others. A list replaces the whole list. Agents that exist keep their own policies. A change that gives agents more freedom needs a fresh proof; `errors` of the refusal names the members. `application/merge-patch+json` and `application/json` are treated the same.
         */
        patch: operations["updatePolicy"];
        trace?: never;
    };
    "/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Replaces your recovery codes with 10 new ones, which are shown only once. Each works once in place of a code of your app. Needs a fresh proof.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how you sign in
         * @description Returns your passkeys, whether you use an authenticator app, and how many recovery codes are left.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop everything
         * @description Suspends all your agents, cancels their pending requests, ends all their permits and allowances, and revokes your service tokens. What an agent has started is
         *     in doubt then. All of this happens together. It needs no fresh proof, and is not refused because of a storage limit.
         *
         *     A repetition finds nothing more to stop. Resume your agents one at a time, with `POST /v1/agents/{id}/resume`.
         */
        post: operations["stopEverything"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your service tokens
         * @description Lists the service tokens of your account, without their secrets.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Issue a service token
         * @description Creates a token for a program that nobody attends. Only this answer shows the `secret`, so store it now. Needs a fresh proof. A sign-in is one for 10 minutes.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service token
         * @description Returns one of your service tokens, without its secret.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a service token
         * @description Ends a token permanently. The next request with it is refused with 401, and its open event streams end. A repeated request also returns 204.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a service token
         * @description Issues a new token with the same name, scopes and lifetime in place of an active one. The old token still works for `overlap_seconds`, which is 0 by default. Needs a fresh proof. To end a token at once, revoke it, which needs none.
         */
        post: operations["rotateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding an authenticator app
         * @description Creates the secret of an authenticator app (TOTP). It is shown only once, and replaces a secret that was not confirmed. The app becomes a second factor when you confirm it. Needs a fresh proof.
         */
        post: operations["startTotp"];
        /**
         * Remove the authenticator app
         * @description Removes the authenticator app. If you have no passkey either, your recovery codes are removed too, and your password is enough to sign in. Your other sessions end. A repeated request also returns 204. Needs a fresh proof.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app
         * @description Confirms the authenticator app with its current code. From then on, a sign-in with the password needs a code. With your first second factor your other sessions end, and you get 10 recovery codes, which are shown only once.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs your attention
         * @description Returns what waits for you, how your agents are, and what your rules allowed in the last seven days, as counts. Read it to show one
         *     number, or the start page of a client, instead of reading the lists.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your agents' work
         * @description Lists the quests that your agents have joined, with the state of each.
         */
        get: operations["listParticipations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a participation
         * @description Returns one of your agents' participations, with its quest, submissions and reviews.
         */
        get: operations["getParticipation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participations/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a quest
         * @description Takes your agent out of a quest and frees its slot. This is not possible while its work is under review.
         */
        post: operations["withdrawParticipation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open quests
         * @description Lists the quests that agents can join now.
         */
        get: operations["listQuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests/{id_or_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an open quest
         * @description Returns an open quest by its identifier or slug, with the participations of your agents.
         */
        get: operations["getQuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with a recovery link
         * @description Sets a new password with the token of a recovery link, ends all sessions of the account, and revokes its service tokens. A link works once and for one hour. The operator of the service makes one with `make admin`, and an admin can make one for every account that is not an admin. The token is the part of the link behind `#recover=`.
         */
        post: operations["recoverAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a recovery link
         * @description Says what a recovery link does, before somebody uses it. The link stays usable. It is a `POST` so that the link's secret never appears in an address or a log. A link that is unknown, used, replaced or expired always gets the same answer.
         */
        post: operations["readRecoveryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a recovery link by e-mail
         * @description Sends a recovery link to the e-mail address of an account, if there is an active account with this address. The answer is the same if there is none. The link works once and for one hour, and the second factors of the account stay. The service can do this only if the operator has set a mail server: then `channels.types` of `GET /v1/service` contains `email`.
         */
        post: operations["requestRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read about the service
         * @description Returns the name, version and limits of the service, the address where agents connect, and whether you can sign up.
         */
        get: operations["getServiceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists the sessions of your account that have not ended. The session of this request is marked as `current`.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session. With `transport` `token` the answer contains the session token, which is shown only once. With `cookie` it sets the session cookie. If the account has a second factor, you must send `code` too. If it is missing, the answer is `403 second_factor_required`, and `methods` lists the kinds of proof that the account has. A sign-in with a passkey needs no password.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a session
         * @description Returns one of your sessions that has not ended.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of your sessions, for example on a device that you lost. A repeated request also returns 204.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session of this request and removes the cookie.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that it is you
         * @description Operations that change how you sign in, or who may do what, need a proof that is at most 10 minutes old. A sign-in counts as a proof. This operation renews it: with a passkey, or with your password and, if your account has a second factor, a code.
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/proof/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a proof with a passkey
         * @description Returns a challenge for a passkey of your account, to prove that it is still you. It works once, for 5 minutes, and only in this session.
         */
        post: operations["startProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Starts a session with the answer of a passkey. The passkey has checked the person, so neither a password nor a code is needed.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-in with a passkey
         * @description Returns a challenge for `navigator.credentials.get()`. It names no account and no passkey, so it does not reveal which accounts exist. The challenge works once and for 5 minutes.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "account.security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something about the security of your account changed
         * @description Somebody signed in from an unknown device, used a recovery code or asked for a recovery link; your password, a passkey, a service token, the authenticator app, the recovery codes, your role or a channel changed; or an agent got a key, was resumed, or may do more without asking.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.heard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent is back
         * @description An agent that was silent has called again.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call of an agent was refused
         * @description A call with a key of an agent was refused. It is sent at most once an hour for each agent.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.silent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent fell silent
         * @description An agent has not called for as long as its `silent_after_minutes`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent answered your question
         * @description An agent answered what you asked about its request, which waits for your decision.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request was decided
         * @description A request was approved or denied, has expired or was cancelled.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request is about to expire
         * @description Three quarters of the time of a request have passed, and nobody has decided.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.in_doubt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody knows whether an action happened
         * @description An agent started an action that you allowed, and did not say in time what came of it, or does not know.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request waits for you
         * @description An agent asks for an approval.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.broken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another channel is broken
         * @description Sending to another channel of yours has failed for 5 days, or its device does not exist any more.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description You asked for a test of this channel.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key is about to expire
         * @description A key that is in use expires in 14, 3 or 1 days.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "participation.reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work was reviewed
         * @description A reviewer accepted or rejected the work of an agent, or asked for a revision.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "submission.waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A result waits for a review
         * @description A result waits for a review. Only reviewers, authors and admins get this message.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A service token is about to expire
         * @description A service token that is in use expires in 14, 3 or 1 days.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the delivery. It stays the same when the message is sent again.
                     * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description One or several signatures, separated by spaces.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                    /**
                     * @description When the message was sent, in seconds since 1970.
                     * @example 1795253400
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The account of a human. */
        Account: {
            /** @description When the account signed up. */
            created_at: components["schemas"]["Time"];
            /** @description The name that others see. */
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            /** @description The identifier of the account. */
            id: string;
            /** @description When the account signed in last. Null if never. */
            last_sign_in_at: components["schemas"]["Time"] | null;
            /** @description What the person may do. Later versions may add values. */
            role: components["schemas"]["Role"];
            /** @description Which approvals of requests need a signature. Later versions may add values. */
            signed_decisions: components["schemas"]["SignedDecisions"];
            status: components["schemas"]["AccountStatus"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /** @description A page of accounts. */
        AccountPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Account"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The fields to change.
         * @example {
         *       "display_name": "Ada Lovelace"
         *     }
         */
        AccountPatch: {
            /** @description The name that others see. */
            display_name?: components["schemas"]["Line"];
            signed_decisions?: components["schemas"]["SignedDecisions"];
        };
        /** @description What holds for all agents of an account together, and the policy that new agents get. */
        AccountPolicy: {
            ceilings: components["schemas"]["Ceilings"];
            /** @description The policy of a new agent. */
            defaults: components["schemas"]["Policy"];
            /** @description Above which amount a request counts as large, in each currency: 100 where there is none. */
            large_amounts: components["schemas"]["Amount"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The members to change.
         * @example {
         *       "ceilings": {
         *         "amounts_per_day": [
         *           {
         *             "value": "50",
         *             "currency": "EUR"
         *           }
         *         ]
         *       }
         *     }
         */
        AccountPolicyPatch: {
            ceilings?: components["schemas"]["CeilingsPatch"];
            defaults?: components["schemas"]["PolicyPatch"];
            /** @description Above which amount a request counts as large: one for each currency. */
            large_amounts?: components["schemas"]["NewAmount"][];
        };
        /**
         * @description A `suspended` account cannot sign in, and its agents are refused. A `deleted` account stays without its personal data, because others refer to it.
         * @enum {string}
         */
        AccountStatus: "active" | "suspended" | "deleted";
        /** @description The activity of your agents. Element i of each list is about the bucket that begins i × `bucket_seconds` after `from`. */
        ActivityOverview: {
            /** @description Each agent that has called or was refused. */
            agents: {
                /** @description The agent. */
                agent_id: string;
                /** @description How many requests it sent with a valid key. */
                calls: components["schemas"]["Counts"];
                /** @description How many of the calls were answered with an error. */
                errors: components["schemas"]["Counts"];
                /** @description How many of its calls were refused. */
                refused: components["schemas"]["Counts"];
            }[];
            /** @description The length of a bucket. */
            bucket_seconds: number;
            /** @description When the first bucket begins. */
            from: components["schemas"]["Time"];
        };
        /** @description Who did something. */
        Actor: {
            /** @description The identifier of the account or the agent. The service itself is `service`. */
            id: string;
            /** @description What kind of actor it is. Later versions may add values. */
            type: components["schemas"]["ActorType"];
        };
        /**
         * @description `human`: a person with an account, perhaps with a service token (then `data` has `token`). `agent`: a software agent. `system`: the service itself.
         * @enum {string}
         */
        ActorType: "human" | "agent" | "system";
        /** @description A software agent that you own. */
        Agent: {
            /** @description How many quests the agent works on now. */
            active_quests: number;
            /** @description When the agent was created. */
            created_at: components["schemas"]["Time"];
            description: components["schemas"]["Description"];
            handle: components["schemas"]["Handle"];
            /** @description Whether the agent is connected. */
            heartbeat: {
                is_refused: components["schemas"]["IsRefused"];
                /** @description The last call with a key of this agent that was refused. Null if none was. */
                last_refused: components["schemas"]["RefusedCall"] | null;
                /** @description When the agent last called. Null if never. */
                last_seen_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["HeartbeatState"];
            };
            /** @description The identifier of the agent. */
            id: string;
            max_active_quests: components["schemas"]["MaxActiveQuests"];
            /** @description The name that you gave the agent. */
            name: components["schemas"]["Line"];
            /** @description How many of its requests wait for your decision. */
            pending_approvals: number;
            /** @description The points that its accepted work has earned. */
            points: number;
            policy: components["schemas"]["Policy"];
            silent_after_minutes: components["schemas"]["SilentAfterMinutes"];
            skills: components["schemas"]["Skills"];
            status: components["schemas"]["AgentStatus"];
            /** @description The reason that `suspended_by` gave. Null if the agent is not suspended or no reason was given. */
            suspend_reason: string | null;
            /** @description Who suspended the agent: `admin` if both did. Null if nobody did. Later versions may add values. */
            suspended_by: ("owner" | "admin") | null;
            /** @description Whether you suspended the agent. An admin may have suspended it too. It works again when neither suspension remains. */
            suspended_by_owner: boolean;
            /** @description When it last changed. */
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /** @description The activity of an agent over time. Element i of each list is about the bucket that begins i × `bucket_seconds` after `from`. The last bucket has not ended yet. */
        AgentActivity: {
            /** @description The agent. */
            agent_id: string;
            /** @description The length of a bucket: 3,600 up to `7d`, and 86,400 beyond. */
            bucket_seconds: number;
            /** @description How many requests the agent sent with a valid key. */
            calls: components["schemas"]["Counts"];
            decisions: components["schemas"]["DecisionTimes"];
            /** @description How many of the calls were answered with an error. */
            errors: components["schemas"]["Counts"];
            /** @description When the first bucket begins. */
            from: components["schemas"]["Time"];
            /** @description The points that the agent earned. */
            points: components["schemas"]["Counts"];
            /**
             * @description How far back the activity goes.
             * @enum {string}
             */
            range: "24h" | "7d" | "30d" | "90d";
            /** @description How many calls were refused because the key was not valid any more, or because the agent or your account was suspended. They are not among the calls. */
            refused: components["schemas"]["Counts"];
        };
        /**
         * @description The identifier of an agent.
         * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AgentId: string;
        /** @description A page of agents. */
        AgentPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Agent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The fields to change.
         * @example {
         *       "policy": {
         *         "join_quest": "allow"
         *       }
         *     }
         */
        AgentPatch: {
            description?: components["schemas"]["Description"];
            max_active_quests?: components["schemas"]["MaxActiveQuests"];
            /** @description The name of the agent. */
            name?: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            silent_after_minutes?: components["schemas"]["SilentAfterMinutes"];
            skills?: components["schemas"]["Skills"];
        };
        /** @description The main fields of an agent. */
        AgentRef: {
            handle: components["schemas"]["Handle"];
            id: components["schemas"]["AgentId"];
            /** @description The name of the agent. */
            name: components["schemas"]["Line"];
        };
        /**
         * @description `active`: the agent can connect. `suspended`: every request of the agent is refused until it is resumed. `archived`: it is retired permanently.
         * @enum {string}
         */
        AgentStatus: "active" | "suspended" | "archived";
        /** @description A time in which requests of a category are approved without asking you, at most 20. What the rule `allow` never approves, an allowance does not approve either. A request to spend must declare an amount, and none larger than that of the request with which you gave it. Any other request must declare a recipient. Where the rule has `recipients`, and always for `access` and `other`, that must be one of them or the recipient of the request with which you gave it. If the rule has `amount_per_day`, that limits these requests too. */
        Allowance: {
            /** @description The largest amount of one request. Null unless the category is `spend`. */
            amount: components["schemas"]["Amount"] | null;
            /** @description The recipient of the request with which you gave it. Null if it declared none. */
            recipient: string | null;
            /** @description When you gave it. */
            since: components["schemas"]["Time"];
            /** @description When it ends. */
            until: components["schemas"]["Time"];
        };
        /** @description An action outside the service as its human changed it. */
        AllowedAction: {
            /** @description The amount of money. Null if none is declared. */
            amount: components["schemas"]["Amount"] | null;
            /** @description Who checks the signed permit. The owner cannot change it. Missing if the agent wants none. */
            audience?: string;
            /** @description The kind of the action. Later versions may add values. */
            category: components["schemas"]["ExternalCategory"];
            /** @description The details. */
            details: Record<string, never>;
            /** @description Like the `digest` of the approval, but with this `title`, and with this action without `digest` as its `arguments`. */
            digest: string;
            /** @description Whom the action is for. Null if nobody is declared. */
            recipient: string | null;
            /** @description The action in one line. */
            title: string;
        };
        /** @description An amount of money. */
        Amount: {
            currency: components["schemas"]["Currency"];
            value: components["schemas"]["Decimal"];
        };
        /**
         * @description A number of units of the currency, with at most 4 decimals.
         * @example 12.5
         */
        AmountValue: number;
        /** @description An agent of any account, as admins see it. */
        AnyAgent: {
            /** @description When the agent was created. */
            created_at: components["schemas"]["Time"];
            handle: components["schemas"]["Handle"];
            id: components["schemas"]["AgentId"];
            /** @description The name that its owner gave it. */
            name: components["schemas"]["Line"];
            /** @description The account that it belongs to. */
            owner: {
                /** @description The name of the owner. */
                display_name: components["schemas"]["Line"];
                email: components["schemas"]["Email"];
                /** @description The identifier of the account. */
                id: string;
            };
            status: components["schemas"]["AgentStatus"];
            /** @description Who suspended the agent: `admin` if both did. Null if nobody did. Later versions may add values. */
            suspended_by: ("owner" | "admin") | null;
            version: components["schemas"]["Version"];
        };
        /** @description A page of agents of all accounts. */
        AnyAgentPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["AnyAgent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description An action that an agent asked for, and the decision about it. */
        Approval: {
            /** @description Until when a worker of the agent may begin to act. Until then you can say only that the action happened. Null before the start. */
            act_before: components["schemas"]["Time"] | null;
            agent: components["schemas"]["AgentRef"];
            /** @description The action as you changed it when you approved it. The permit is for this one. Null if you changed nothing, or did not approve it. */
            allowed: components["schemas"]["AllowedAction"] | null;
            /** @description The amount that the agent declares. Null if it declares none. The details may still speak of money. */
            amount: components["schemas"]["Amount"] | null;
            /** @description Exactly what runs if you approve. `kind` decides the members: `join_quest` has JoinArguments, `submit_result` SubmitArguments, `withdraw_from_quest` WithdrawArguments and `external_action` ExternalArguments. A kind that is added later has other members. */
            arguments: components["schemas"]["JoinArguments"] | components["schemas"]["SubmitArguments"] | components["schemas"]["WithdrawArguments"] | components["schemas"]["ExternalArguments"];
            /** @description Whether you asked a question that the agent has not answered. */
            awaits_answer: boolean;
            /** @description The kind of rule that approved it without asking you. Null if you decided, or nobody did. Later versions may add values. */
            by_rule: components["schemas"]["ByRule"] | null;
            /** @description The category of an external action. Null for every other kind. Later versions may add values. */
            category: components["schemas"]["ExternalCategory"] | null;
            /** @description What differs between the request and `allowed`. Empty if nothing does. */
            changed: components["schemas"]["Change"][];
            /** @description When the agent asked. */
            created_at: components["schemas"]["Time"];
            /** @description When it was decided. Null if it was not. */
            decided_at: components["schemas"]["Time"] | null;
            /** @description The identifier of the account that decided. Null if no person decided. */
            decided_by: string | null;
            /** @description The SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of one object with `agent_id`, `kind`, `title`, `arguments`, `reason` and `nonce`. */
            digest: string;
            /** @description A later report of the agent that contradicts what was known. Null if there is none. */
            disputed: components["schemas"]["Report"] | null;
            /** @description Why it was not known whether the action happened. Null if that was never so. */
            doubt: components["schemas"]["Doubt"] | null;
            /** @description How many times you denied the same request before. */
            earlier_denials: number;
            /** @description The last time that the same external action was approved, as it was when the agent asked again. Null if it never was. */
            earlier_yes: components["schemas"]["EarlierYes"] | null;
            /** @description When the request expires if nobody decides before. While `awaits_answer` is true, it is the latest possible time: after its answer the agent’s request has as much time left as it had before your question. */
            expires_at: components["schemas"]["Time"];
            id: components["schemas"]["ApprovalId"];
            /** @description What the agent wants to do. It decides which members `arguments` has. Later versions may add values. */
            kind: components["schemas"]["ApprovalKind"];
            /** @description Other requests of your agents with the same recipient or the same amount, the newest first: those that wait, that can be started or have been, and those that were denied, taken back or reported in the last 24 hours. Only while a request for an external action is pending, and only if one approval is read. */
            near?: components["schemas"]["NearRequest"][];
            /** @description Why no rule approved it. Null if a rule did, if it is about a quest, or if it is from version 0.3.0. */
            no_rule: components["schemas"]["NoRule"] | null;
            /** @description A random text in the digest, so that nobody can guess an erased request from its digest. Null for a request of version 0.3.0. Its digest is that of the agent, the kind and the arguments. */
            nonce: string | null;
            /** @description The note that the agent reads. Null if there is none. */
            note: string | null;
            /** @description What the approved action did. Null until it is approved. */
            outcome: {
                /** @description Why the action failed. Null if it did not. Later versions may add values. */
                code: components["schemas"]["BlockerCode"] | null;
                /** @description The participation that the action created or changed. Null if there is none. */
                participation_id: components["schemas"]["ParticipationId"] | null;
                /**
                 * @description `executed`: the service carried it out. `failed`: it could not; `code` says why. `not_applicable`: the agent carries out an external action itself.
                 * @enum {string}
                 */
                state: "not_applicable" | "executed" | "failed";
                /** @description The submission that the action created. Null if there is none. */
                submission_id: components["schemas"]["SubmissionId"] | null;
            } | null;
            /** @description The participation that it is about. Null if there is none yet. */
            participation_id: components["schemas"]["ParticipationId"] | null;
            /** @description The state of the permit. Null unless this is an external action that was approved. Later versions may add values. */
            permit: components["schemas"]["PermitState"] | null;
            /** @description What would happen if you approved it now. Only while it is pending, and only if one approval is read. */
            preview?: {
                /** @description Why it could not. Empty if it could. */
                blockers: {
                    /** @description The reason, for programs. Later versions may add values. */
                    code: components["schemas"]["BlockerCode"];
                    /** @description The reason, for people. */
                    message: string;
                }[];
                /** @description Whether the service could carry it out. */
                would_succeed: boolean;
            };
            /** @description The quest that it is about. Null for external actions. */
            quest: components["schemas"]["QuestRef"] | null;
            /** @description Why, in the agent's own words. Show this plain text as a quotation. Null if the agent gave no reason. */
            reason: string | null;
            /** @description Whom the action is for, as the agent declares it in `recipient`. If it declares nobody, the first text in `details` under `recipient`, `to`, `payee`, `email`, `phone` or `customer`, cut after 200 characters. Null if there is none. The details may still name others. */
            recipient: string | null;
            /** @description What came of it, as the agent or you said first. Null until somebody says it. */
            report: components["schemas"]["Report"] | null;
            /** @description After the start, until when a report is awaited; then the permit is in doubt. In doubt, until when somebody can say what came of it; then it stays unresolved. Null before the start. */
            report_by: components["schemas"]["Time"] | null;
            /** @description How many minutes after the start the agent wants to report. Null if it did not say; then it has 60. */
            report_within_minutes: number | null;
            risk: components["schemas"]["Risk"];
            /** @description Why the risk is high. Empty if it is not. The rules only look for signs, so always read the request. */
            risk_reasons: components["schemas"]["RiskReason"][];
            /** @description When the agent started to act. Null if it did not. */
            started_at: components["schemas"]["Time"] | null;
            status: components["schemas"]["ApprovalStatus"];
            /** @description Why it was cancelled: `by_agent`, `agent_suspended`, `account_suspended`, `agent_archived`, `everything_stopped`, `quest_closed`, `quest_cancelled` or `participation_ended`. Or why a permit ended before its time: `taken_back`, `agent_suspended`, `account_suspended`, `agent_archived`, `account_recovered` (a recovery removed your second factors), `everything_stopped`, `rule_restricted` (the rule that gave it allows less now) or `disputed` (the agent reported another permit for the same action as done). Otherwise null. The list may grow. */
            status_reason: string | null;
            /** @description Your questions and the answers of the agent, the oldest first. */
            thread: components["schemas"]["ThreadEntry"][];
            /** @description The action in one line. The service writes it for quests, and the agent for external actions. */
            title: string;
            track_record?: components["schemas"]["TrackRecord"];
            /** @description For how many minutes after a yes the agent asked to be able to act. 1440 if it did not say. Null unless this is an external action. */
            valid_for_minutes: number | null;
            /** @description Until when the agent could start the permit. Null if there is no `permit`. */
            valid_until: components["schemas"]["Time"] | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description The identifier of an approval.
         * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ApprovalId: string;
        /**
         * @description What the agent wants to do.
         * @enum {string}
         */
        ApprovalKind: "join_quest" | "submit_result" | "withdraw_from_quest" | "external_action";
        /** @description A page of approvals. */
        ApprovalPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Approval"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `pending`: it waits for the owner. `approved`, `denied`: the owner decided. `expired`: nobody decided in time. `cancelled`: it was withdrawn or is no longer needed.
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "denied" | "expired" | "cancelled";
        /**
         * @description What was done.
         * @enum {string}
         */
        AuditAction: "approval.requested" | "approval.approved" | "approval.denied" | "approval.expired" | "approval.cancelled" | "approval.question_asked" | "approval.question_answered" | "approval.allowed_by_rule" | "approval.started" | "approval.outcome_reported" | "approval.in_doubt" | "approval.unresolved" | "approval.permit_lapsed" | "participation.joined" | "participation.submitted" | "participation.revision_requested" | "participation.accepted" | "participation.rejected" | "participation.withdrawn" | "participation.expired" | "participation.cancelled" | "agent.created" | "agent.updated" | "agent.rules_ended" | "agent.suspended" | "agent.resumed" | "agent.archived" | "key.issued" | "key.rotated" | "key.revoked" | "token.issued" | "token.rotated" | "token.revoked" | "channel.created" | "channel.updated" | "channel.verified" | "channel.secret_rotated" | "channel.broken" | "channel.deleted" | "session.created" | "session.signed_out" | "session.revoked" | "account.created" | "account.updated" | "account.policy_updated" | "account.password_changed" | "account.wrong_password" | "account.attempts_failed" | "account.stopped" | "account.suspended" | "account.resumed" | "account.deleted" | "account.role_changed" | "account.recovery_started" | "account.recovered" | "account.email_change_started" | "account.email_changed" | "account.email_taken_back" | "account.totp_added" | "account.totp_removed" | "account.passkey_added" | "account.passkey_renamed" | "account.passkey_removed" | "account.recovery_codes_renewed" | "account.recovery_code_used" | "account.second_factor_failed" | "invitation.created" | "invitation.revoked" | "log.seal_broken" | "quest.created" | "quest.updated" | "quest.published" | "quest.closed" | "quest.reopened" | "quest.cancelled" | "quest.deleted";
        /** @description Details of an entry. AuditAction says which members each action has. Entries from before a member existed do not have it. */
        AuditData: {
            /** @description In `agent.updated` and `account.policy_updated`, an object: the changed fields, as they are now. In `log.seal_broken`, a number: the `seq` of the last entry before this one. */
            after?: unknown;
            /** @description How many agents were suspended. */
            agents?: number;
            /** @description How many allowances ended. */
            allowances?: number;
            /** @description The same, as the owner allowed it. */
            allowed?: {
                [key: string]: unknown;
            };
            /** @description What the owner replaced, as the agent asked for it. */
            asked?: {
                [key: string]: unknown;
            };
            /** @description The number of the attempt, from 1. */
            attempt?: number;
            /** @description How many wrong passwords were tried since the last such entry. */
            attempts?: number;
            /** @description The changed fields, as they were. */
            before?: {
                [key: string]: unknown;
            };
            /**
             * @description In which role somebody suspended or resumed the agent, or made the recovery link. Later versions may add values.
             * @enum {string}
             */
            by?: "owner" | "admin" | "operator";
            /** @description How many pending requests were cancelled. */
            cancelled?: number;
            /** @description The categories of the rules. */
            categories?: components["schemas"]["ExternalCategory"][];
            /** @description The category of the external action. Later versions may add values. */
            category?: components["schemas"]["ExternalCategory"];
            /** @description The names of the changed fields. In `approval.approved`, the `path` of each change of the owner. */
            changed?: string[];
            /** @description The type of the channel. Later versions may add values. */
            channel_type?: components["schemas"]["ChannelType"];
            /** @description The identifier that the passkey gave itself. */
            credential_id?: string;
            /** @description The `digest` of the approval. In `approval.approved`, that of the action as the owner changed it. */
            digest?: string;
            /** @description Why the approved action could not be carried out. Later versions may add values. */
            failed?: components["schemas"]["BlockerCode"];
            /** @description The role that the account had before. Later versions may add values. */
            from?: components["schemas"]["Role"];
            /** @description The handle of the agent. */
            handle?: string;
            /** @description The hint of the key or of the service token. */
            hint?: string;
            /** @description How many actions are in doubt that the agents had started. */
            in_doubt?: number;
            /** @description The invitation with which the account signed up. */
            invitation_id?: string;
            /** @description What the agent asked for. Later versions may add values. */
            kind?: components["schemas"]["ApprovalKind"];
            /** @description The label of the key or of the channel. */
            label?: string;
            /** @description How many permits ended that the agents had not started. */
            lapsed?: number;
            /** @description How many recovery codes are left. */
            left?: number;
            /** @description True if the agent may now do more without asking, if a new agent may do more than others, or if fewer approvals need a signature. */
            loosened?: boolean;
            /** @description The name of the agent, of the passkey or of the service token. */
            name?: string;
            /** @description Why no rule approved the external action. Missing for other requests. */
            no_rule?: components["schemas"]["NoRule"];
            /** @description The note of the owner on the decision, or of whoever said what came of it. */
            note?: string;
            /** @description What came of the allowed action. Later versions may add values. */
            outcome?: components["schemas"]["PermitOutcome"];
            /** @description How long the old key, token or secret still works. */
            overlap_seconds?: number;
            /** @description True if the reviewer owns the agent. */
            own_agent?: boolean;
            /** @description The points that the agent received. */
            points?: number;
            /** @description The public key of the passkey: COSE in base64url. */
            public_key?: string;
            /** @description The quest. */
            quest_id?: string;
            /** @description The title of the quest, as it was then. */
            quest_title?: string;
            /** @description Why it was done or happened. In `approval.cancelled`, the `status_reason` of the approval. In `approval.in_doubt`, the `reason` of the doubt. In `approval.permit_lapsed`, the `status_reason` of the approval, if the permit ended before its time. In `agent.rules_ended`, `passkey_removed` if the passkey that signed them was removed. In `key.revoked`, `agent_archived` if the key ended with its agent. In `token.revoked`, why, if its owner did not revoke it. In `channel.deleted`, `gone` if the device does not exist any more, and `moved` if another account uses the device now. */
            reason?: string;
            /** @description The identifier of the new key or token. */
            replaced_by?: string;
            /** @description True if the invitation is for one e-mail address. */
            reserved?: boolean;
            /** @description The role of the account, or of the invitation. Later versions may add values. */
            role?: components["schemas"]["Role"];
            /** @description The kind of rule that approved it. Later versions may add values. */
            rule?: components["schemas"]["ByRule"];
            /** @description What the service token may do. */
            scopes?: components["schemas"]["TokenScope"][];
            /**
             * @description What is wrong with the seal: it is `wrong`, or was made with a key that the service does not have (`unknown_key`). Later versions may add values.
             * @enum {string}
             */
            seal?: "wrong" | "unknown_key";
            /** @description `remove` if the recovery link also removes all second factors, or if taking a change of the address back removed those that were new. */
            second_factors?: string;
            /** @description How many sessions ended because of it. */
            sessions_ended?: number;
            signed?: components["schemas"]["SignedDecision"];
            signed_loosening?: components["schemas"]["SignedLoosening"];
            /** @description The slug of the quest. */
            slug?: string;
            /** @description True if it is one of the first quests of a new service. */
            starter?: boolean;
            /** @description The SHA-256, in hexadecimal, of the signed statement on which the rule or the allowance rests. It is missing if nobody signed it. */
            statement?: string;
            /** @description True if another suspension of the agent remains. */
            still_suspended?: boolean;
            /** @description The submission. */
            submission_id?: string;
            /** @description The question, or the answer. */
            text?: string;
            /** @description The title of the quest or of the request, as it was then. */
            title?: string;
            /** @description In any action of a person that a program did with a service token: the token. */
            token?: {
                /** @description The identifier of the token. */
                id: string;
                /** @description Its name. */
                name: string;
            };
            /** @description How many service tokens were revoked. */
            tokens?: number;
        };
        /** @description An entry of your audit log. */
        AuditEvent: {
            /** @description What was done. Later versions may add values. */
            action: components["schemas"]["AuditAction"];
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
            /** @description The agent that it concerns. Null if it concerns none. */
            agent_id: components["schemas"]["AgentId"] | null;
            /** @description When it happened. */
            created_at: components["schemas"]["Time"];
            /** @description Details. AuditAction says which members each action has. */
            data: components["schemas"]["AuditData"];
            /** @description A SHA-256 over this entry and `prev_hash`, which chains the entries. *Export your log* says which bytes it covers and what it proves. */
            hash: string;
            /** @description The identifier of the entry. */
            id: string;
            /** @description The `hash` of the previous entry, even if that one has been deleted. Empty in the entry with `seq` 1. */
            prev_hash: string;
            /** @description The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself. */
            request_id: string;
            /** @description A random text. With it, `hash` covers `data` without revealing it. Null in entries of early versions. */
            salt: string | null;
            /** @description The place of the entry in your log, from 1. */
            seq: number;
            /** @description Only in an export, and only if the entry has a digest: what the digest covers. `erased` if it was deleted. Later versions may add values. */
            shown?: components["schemas"]["ShownAction"] | "erased";
            /** @description What it was done to. */
            target: components["schemas"]["Target"];
        };
        /** @description A page of log entries. */
        AuditPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["AuditEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Why an action cannot be carried out now.
         * @enum {string}
         */
        BlockerCode: "quest_closed" | "quest_full" | "owner_limit" | "active_quest_limit" | "already_joined" | "already_finished" | "join_limit" | "not_participating" | "past_due" | "attempts_used" | "invalid_result" | "result_unchecked" | "awaiting_review";
        /**
         * @description The kind of rule that approved a request without asking the owner: `standing` (the policy says `allow`) or `timed` (an allowance).
         * @enum {string}
         */
        ByRule: "standing" | "timed";
        /** @description What the rules of all agents together may approve in 24 hours. What was approved and never started does not count. A request beyond a ceiling asks you. */
        Ceilings: {
            /** @description The largest sum in each currency. If there is one, a request with an amount of another currency asks you. If there is none, sums are not limited. */
            amounts_per_day: components["schemas"]["Amount"][];
            /** @description How many requests rules may approve. Null if this is not limited. */
            per_day: number | null;
        };
        /**
         * @description The ceilings to change.
         * @example {
         *       "per_day": 40
         *     }
         */
        CeilingsPatch: {
            /** @description The largest sum in each currency, one for each. An empty list ends this limit. */
            amounts_per_day?: components["schemas"]["NewAmount"][];
            /** @description How many requests rules may approve in 24 hours. Null ends this limit. */
            per_day?: number | null;
        };
        /** @description A value that the owner replaced. */
        Change: {
            /** @description What the agent asked for. */
            from: unknown;
            /** @description `title`, `recipient`, `amount`, or `details.` and the name of a member of `details`. */
            path: string;
            /** @description What the owner allowed. */
            to: unknown;
        };
        /**
         * @description New values in an external action. What you leave out stays as in the request. While the amount or the recipient that you replace still
         *     stands anywhere in the action, the approval is refused, so that the agent does not read two of them.
         * @example {
         *       "title": "Pay the invoice",
         *       "amount": {
         *         "value": "400",
         *         "currency": "EUR"
         *       }
         *     }
         */
        Changes: {
            /** @description The amount of money. Null for none. */
            amount?: components["schemas"]["NewAmount"] | null;
            /** @description New values of members that `details` has, each of the same JSON type as before. All details together have at most 32 KB. */
            details?: Record<string, never>;
            /** @description Whom the action is for. Null for nobody. */
            recipient?: string | null;
            /** @description The action in one line. */
            title?: string;
        };
        /** @description A way in which the service reaches you. */
        Channel: {
            /** @description When the channel was created. */
            created_at: components["schemas"]["Time"];
            /**
             * @description Where it leads, for people: the push service, the e-mail address, or the address of the webhook. Parts that could be a secret are left out.
             * @example hooks.slack.com/…
             */
            destination: string;
            /** @description The SHA-256 of the endpoint of a device, in hex, so that a page can recognise the channel of its own device. Null for other types. */
            endpoint_hash: string | null;
            /**
             * @description What is sent.
             * @example [
             *       "needs_me"
             *     ]
             */
            events: components["schemas"]["ChannelEvent"][];
            /** @description The format of a webhook. Null for other types. Later versions may add values. */
            format: components["schemas"]["WebhookFormat"] | null;
            /** @description The identifier of the channel. */
            id: string;
            /**
             * @description The name that you gave it.
             * @example My phone
             */
            label: components["schemas"]["Line"];
            /** @description The last failure since the last success. Null if there was none. */
            last_failure: components["schemas"]["Failure"] | null;
            /** @description When a message was last accepted. Null if none was. */
            last_success_at: components["schemas"]["Time"] | null;
            /** @description Until when messages are also signed with the previous secret. Null if they are not. */
            old_secret_until: components["schemas"]["Time"] | null;
            /** @description Whether messages are sent. Later versions may add values. */
            state: components["schemas"]["ChannelState"];
            /** @description The type of the channel. Later versions may add values. */
            type: components["schemas"]["ChannelType"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description A kind of message, or `needs_me` for every kind that needs you.
         * @enum {string}
         */
        ChannelEvent: "needs_me" | "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken";
        /**
         * @description What is sent. `needs_me` stands for every kind except `approval.decided` and `participation.reviewed`, including kinds that are added later. `submission.waiting` has no effect if you cannot review.
         * @example [
         *       "needs_me"
         *     ]
         */
        ChannelEvents: components["schemas"]["ChannelEvent"][];
        /** @description A page of channels. */
        ChannelPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Channel"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The fields to change.
         * @example {
         *       "state": "paused"
         *     }
         */
        ChannelPatch: {
            events?: components["schemas"]["ChannelEvents"];
            /** @description The name that you give it. */
            label?: components["schemas"]["Line"];
            /**
             * @description `paused` turns it off, and `active` turns it on again.
             * @enum {string}
             */
            state?: "active" | "paused";
        };
        /**
         * @description `active`: messages are sent. `unverified`: the link in the e-mail was not opened yet. `paused`: you turned it off. `broken`: sending has failed for 5 days, so the service stopped.
         * @enum {string}
         */
        ChannelState: "active" | "unverified" | "paused" | "broken";
        /**
         * @description `push`: a device with a browser. `email`: an e-mail address. `webhook`: a server that receives messages over https.
         * @enum {string}
         */
        ChannelType: "push" | "email" | "webhook";
        /**
         * @description The six digits of the authenticator app, or a recovery code. Only if the account has a second factor.
         * @example 123456
         */
        Code: string;
        /** @description 10 recovery codes, which are shown only once. Null if you have recovery codes already. */
        CodesOrNone: string[] | null;
        /** @description A number for each bucket, the oldest first. */
        Counts: number[];
        /** @description A channel with its secret. */
        CreatedChannel: {
            /** @description The channel. */
            channel: components["schemas"]["Channel"];
            /** @description The secret that signs the messages. Only a webhook of the format `standard` has one, and only this answer shows it. */
            secret?: string;
        };
        /** @description The answer of the browser as JSON: `toJSON()` of what `navigator.credentials.create()` returns. It has at most 16 KiB. */
        CreatedPasskey: {
            [key: string]: unknown;
        };
        /**
         * @description The ISO 4217 code of a currency.
         * @example EUR
         */
        Currency: string;
        /**
         * @description Who or what decided: `human` (you), `standing` or `timed` (this kind of rule, without asking you), or `nobody` (it expired).
         * @enum {string}
         */
        Decider: "human" | "standing" | "timed" | "nobody";
        /**
         * @description A decimal number in its shortest form, with at most 4 decimals.
         * @example 12.5
         */
        Decimal: string;
        /**
         * @description Your note on the approval, its limits, your changes and your signature.
         * @example {
         *       "note": "Go ahead"
         *     }
         */
        Decision: {
            /** @description Also allows the category of this external action to the agent for this long, up to 20 times. Requests with a larger amount of money still ask you. If you change the amount, yours is the one that counts. End it with `end_allowance` in the policy of the agent. Needs a fresh proof, or a signature. */
            allow_category_minutes?: number;
            changes?: components["schemas"]["Changes"];
            /** @description The answer of your passkey to the challenge of `POST /v1/approvals/signature/challenge`, which was asked with the other members of this body. */
            credential?: components["schemas"]["PasskeyAnswer"];
            /** @description The note that the agent reads. */
            note?: string;
            /** @description For how long the permit is valid, only for an external action. It is never longer than the `valid_for_minutes` of the request. */
            valid_for_minutes?: number;
        };
        /** @description The result for each approval, in the order of `ids`. */
        DecisionResults: {
            /** @description One result for each approval. */
            results: {
                /** @description Why it was not decided, as a problem code. Null if it was decided. */
                code: string | null;
                /** @description Why the approved action could not be carried out. Null if it could, or if it was not approved. Later versions may add values. */
                failure: components["schemas"]["BlockerCode"] | null;
                id: components["schemas"]["ApprovalId"];
                /** @description The status that the approval has now. Null if there is no such approval. */
                status: components["schemas"]["ApprovalStatus"] | null;
            }[];
        };
        /**
         * @description One decision for several approvals.
         * @example {
         *       "decision": "deny",
         *       "ids": [
         *         "apr_01jcz3m5x8q4r7t2v6w9y1a0bc"
         *       ]
         *     }
         */
        Decisions: {
            /**
             * @description The decision for all of them.
             * @enum {string}
             */
            decision: "approve" | "deny";
            /** @description The approvals to decide. */
            ids: components["schemas"]["ApprovalId"][];
            /** @description The note that the agents read. */
            note?: string;
            /** @description Your signature. It is needed if you approve and your account requires it. */
            signature?: components["schemas"]["SignatureOfSeveral"];
            /** @description The version that you saw of each approval, in the order of `ids`. If an approval has changed since, it is not decided, and its result is `precondition_failed`. */
            versions?: components["schemas"]["Version"][];
        };
        /** @description What became of the requests that the agent made in this range: of the newest 500, if there are more. */
        DecisionTimes: {
            /** @description How many you approved. */
            approved: number;
            /** @description How many a rule approved without asking you. */
            by_rule: number;
            /** @description How many you denied. */
            denied: number;
            /** @description How many expired before you decided. */
            expired: number;
            /** @description The median time that you took to decide, in seconds. Null if you have decided nothing. */
            median_seconds: number | null;
        };
        /** @description A message to a channel. */
        Delivery: {
            /** @description How many attempts have ended, with whatever result. */
            attempts: number;
            /** @description The channel. */
            channel_id: string;
            /** @description When it was queued. */
            created_at: components["schemas"]["Time"];
            /** @description The entry of a log that caused it. Null if none did, such as for a reminder. */
            event_id: string | null;
            /** @description The identifier of the delivery. A webhook gets it as `webhook-id`. */
            id: string;
            /** @description What it is about. Later versions may add values. */
            kind: components["schemas"]["DeliveryKind"];
            /** @description The last failure. Null if there was none. */
            last_failure: components["schemas"]["Failure"] | null;
            /** @description When it will be tried. Null unless it is queued. */
            next_attempt_at: components["schemas"]["Time"] | null;
            /** @description When the receiver accepted it. Null if it did not. */
            sent_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["DeliveryState"];
            /** @description The resource that it is about. */
            target: components["schemas"]["NoticeTarget"];
            /**
             * @description The message in one line.
             * @example Scout asks: Join “Summarise an RFC”
             */
            title: string;
        };
        /**
         * @description A NoticeKind, `channel.test` for a test, or `channel.verify` for the link that verifies an e-mail address.
         * @enum {string}
         */
        DeliveryKind: "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken" | "channel.test" | "channel.verify";
        /** @description A page of deliveries. */
        DeliveryPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Delivery"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `queued`: it waits to be sent, or to be tried again. `sent`: the receiver accepted it. `dead`: it is not tried any more.
         * @enum {string}
         */
        DeliveryState: "queued" | "sent" | "dead";
        /**
         * @description Your note on the denial.
         * @example {
         *       "note": "Too long; cut it to 200 words"
         *     }
         */
        Denial: {
            /** @description The note that the agent reads. */
            note?: string;
        };
        /**
         * @description A text about the agent. It may be empty.
         * @example Reads RFCs and writes summaries.
         */
        Description: string;
        /** @description A change in what reviewers, authors or admins see of all accounts. It is an empty object. */
        DeskEvent: Record<string, never>;
        /**
         * @description How hard the quest is.
         * @enum {string}
         */
        Difficulty: "easy" | "medium" | "hard";
        /** @description Why it is not known whether an action happened. */
        Doubt: {
            /** @description Since when. */
            at: components["schemas"]["Time"];
            /** @description The words of the agent. Show this plain text as a quotation. Null if there are none. */
            note: string | null;
            /** @description Why. Later versions may add values. */
            reason: components["schemas"]["DoubtReason"];
        };
        /**
         * @description Why it is not known whether an action happened.
         * @enum {string}
         */
        DoubtReason: "overdue" | "unknown" | "unclear" | "stopped" | "restored" | "older";
        /** @description An earlier address of your account. */
        EarlierEmail: {
            /** @description The earlier address. */
            email: components["schemas"]["Email"];
            /** @description Until when the link that it got takes the change back. */
            until: components["schemas"]["Time"];
        };
        /** @description An earlier approval of the same external action. */
        EarlierYes: {
            /** @description What you allowed in its place. Null if you changed nothing. */
            allowed: {
                /** @description The amount of money. Null if none was declared. */
                amount: components["schemas"]["Amount"] | null;
                /** @description Whom it was for. Null if nobody was declared. */
                recipient: string | null;
                /** @description The action in one line. */
                title: string;
            } | null;
            /** @description The kind of rule that approved it without asking you. Null if you approved it. Later versions may add values. */
            by_rule: components["schemas"]["ByRule"] | null;
            /** @description When it was approved. */
            decided_at: components["schemas"]["Time"];
            /** @description What a later report of the agent says against that. Null if there was none. Later versions may add values. */
            disputed: components["schemas"]["PermitOutcome"] | null;
            id: components["schemas"]["ApprovalId"];
            /** @description What came of it. Null if nobody said it. Later versions may add values. */
            outcome: components["schemas"]["PermitOutcome"] | null;
            /** @description The state that its permit had then. Null if it is from before there were permits. Later versions may add values. */
            permit: components["schemas"]["PermitState"] | null;
        };
        /**
         * Format: email
         * @description An e-mail address. Upper and lower case are treated the same.
         * @example ada@example.com
         */
        Email: string;
        /** @description Your e-mail address and its changes. */
        EmailAddress: {
            /** @description The earlier addresses that can still come back, newest first. */
            earlier: components["schemas"]["EarlierEmail"][];
            /** @description The address of your account. */
            email: components["schemas"]["Email"];
            /** @description The address that you have asked for. Null if there is none. */
            pending: components["schemas"]["PendingEmail"] | null;
        };
        /**
         * @description The code that the new address got.
         * @example {
         *       "code": "12345678"
         *     }
         */
        EmailCode: {
            /**
             * @description The eight digits.
             * @example 12345678
             */
            code: string;
        };
        /**
         * @description A link that takes a change of the address back, and a new password.
         * @example {
         *       "token": "aqs_link_01jcz3m5x8q4r7t2v6w9y1a0bc0123456789abcdef0123456789abcdef",
         *       "new_password": "correct horse battery"
         *     }
         */
        EmailTakeBack: {
            new_password: components["schemas"]["Password"];
            /** @description The part of the link behind `#take-back=`. */
            token: components["schemas"]["LinkToken"];
        };
        /** @description A change that your audit log records. */
        Event: {
            /** @description What was done. Later versions may add values. */
            action: components["schemas"]["AuditAction"];
            /** @description The agent that it concerns. Null if it concerns none. */
            agent_id: components["schemas"]["AgentId"] | null;
            /** @description When it happened. */
            created_at: components["schemas"]["Time"];
            /** @description The place of the entry in your log. It is also the `id` of the message. */
            seq: number;
            /** @description What changed. Read it again to see how. */
            target: components["schemas"]["Target"];
        };
        /** @description A message of `GET /v1/events`. */
        EventMessage: {
            /** @description What changed: a HeartbeatEvent for `heartbeat.changed`, a DeskEvent for `submissions.changed`, `quests.changed`, `accounts.changed` and `service_log.changed`, and an Event for everything else. On the wire it is JSON text. */
            data: components["schemas"]["Event"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["DeskEvent"];
            /** @description What kind of change it is. Later versions may add values. */
            event: components["schemas"]["EventName"];
            /** @description The place of the entry in your log. Send the last one as `Last-Event-ID` to continue. Messages with a HeartbeatEvent or a DeskEvent have none. */
            id?: string;
        };
        /**
         * @description The kind of a change: the action of an entry of your log, or one of these, which have no entry there. Ignore kinds that you do not know.
         *
         *     - `heartbeat.changed`: an agent called after a pause, from another client or with another key, or one of its calls was refused. Nothing is sent when an agent goes idle.
         *     - `submissions.changed`: one arrived, was reviewed, or ended with its participation, or somebody may have become or stopped being a reviewer. Only reviewers, authors and admins get it, for the agents of all accounts. Read `GET /v1/admin/submissions` again.
         *     - `quests.changed`: a quest was written, changed or deleted, or a slot of one was taken or freed. Only authors and admins get it. Read `GET /v1/admin/quests` again.
         *     - `accounts.changed`: somebody signed up or signed in, or an account changed. Only admins get it, for all accounts. Read `GET /v1/admin/accounts` again.
         *     - `service_log.changed`: the service log has a new entry. Only admins get it. Read `GET /v1/admin/audit-events` again.
         *
         *     Several changes may cause one event of these last four.
         * @enum {string}
         */
        EventName: "approval.requested" | "approval.approved" | "approval.denied" | "approval.expired" | "approval.cancelled" | "approval.question_asked" | "approval.question_answered" | "approval.allowed_by_rule" | "approval.started" | "approval.outcome_reported" | "approval.in_doubt" | "approval.unresolved" | "approval.permit_lapsed" | "participation.joined" | "participation.submitted" | "participation.revision_requested" | "participation.accepted" | "participation.rejected" | "participation.withdrawn" | "participation.expired" | "participation.cancelled" | "agent.created" | "agent.updated" | "agent.rules_ended" | "agent.suspended" | "agent.resumed" | "agent.archived" | "key.issued" | "key.rotated" | "key.revoked" | "token.issued" | "token.rotated" | "token.revoked" | "channel.created" | "channel.updated" | "channel.verified" | "channel.secret_rotated" | "channel.broken" | "channel.deleted" | "session.created" | "session.signed_out" | "session.revoked" | "account.created" | "account.updated" | "account.policy_updated" | "account.password_changed" | "account.wrong_password" | "account.attempts_failed" | "account.stopped" | "account.suspended" | "account.resumed" | "account.deleted" | "account.role_changed" | "account.recovery_started" | "account.recovered" | "account.email_change_started" | "account.email_changed" | "account.email_taken_back" | "account.totp_added" | "account.totp_removed" | "account.passkey_added" | "account.passkey_renamed" | "account.passkey_removed" | "account.recovery_codes_renewed" | "account.recovery_code_used" | "account.second_factor_failed" | "invitation.created" | "invitation.revoked" | "log.seal_broken" | "quest.created" | "quest.updated" | "quest.published" | "quest.closed" | "quest.reopened" | "quest.cancelled" | "quest.deleted" | "heartbeat.changed" | "submissions.changed" | "quests.changed" | "accounts.changed" | "service_log.changed";
        /** @description The `arguments` of a request for an action outside the service. */
        ExternalArguments: {
            /** @description The amount of money. Null if the agent declares none. Missing in requests of version 0.3.0. */
            amount?: components["schemas"]["Amount"] | null;
            /** @description Who checks the signed permit that the agent gets when it starts the action. Missing if the agent wants none. */
            audience?: string;
            /** @description The kind of the action. Later versions may add values. */
            category: components["schemas"]["ExternalCategory"];
            /** @description The details that the agent gives. The agent chooses the names. */
            details: Record<string, never>;
            /** @description Whom the action is for. Null if the agent declares nobody. Missing in requests of version 0.3.0. */
            recipient?: string | null;
            /** @description The action in one line, in the agent's own words. */
            title: string;
        };
        /**
         * @description The kind of an action outside the service: `spend` money, `contact` someone, `publish` something, get `access`, or `other`.
         * @enum {string}
         */
        ExternalCategory: "spend" | "contact" | "publish" | "access" | "other";
        /** @description The rule for each category of actions outside the service. */
        ExternalPolicy: {
            /** @description The rule for getting access. */
            access: components["schemas"]["ExternalRule"];
            /** @description The rule for contacting someone. */
            contact: components["schemas"]["ExternalRule"];
            /** @description The rule for everything else. */
            other: components["schemas"]["ExternalRule"];
            /** @description The rule for publishing something. */
            publish: components["schemas"]["ExternalRule"];
            /** @description The rule for spending money. */
            spend: components["schemas"]["ExternalRule"];
        };
        /**
         * @description The rules to change. Members that you leave out stay as they are.
         * @example {
         *       "contact": {
         *         "rule": "allow",
         *         "per_day": 5
         *       }
         *     }
         */
        ExternalPolicyPatch: {
            access?: components["schemas"]["ExternalRulePatch"];
            contact?: components["schemas"]["ExternalRulePatch"];
            other?: components["schemas"]["ExternalRulePatch"];
            publish?: components["schemas"]["ExternalRulePatch"];
            spend?: components["schemas"]["ExternalRulePatch"];
        };
        /**
         * @description What an agent may do in one category. `allow` approves a request without asking you, but only within all bounds, and only if it has the
         *     bounds that its category needs:
         *
         *     * `spend`: `currency`, and `amount_per_request` or `amount_per_day`. It approves only requests that declare an `amount`.
         *     * `contact` and `publish`: `per_hour` or `per_day`. It approves only requests that declare a `recipient`.
         *     * `access` and `other`: `recipients`.
         *
         *     It never approves a request that you denied the last time, whose text has signs of danger (an IBAN, a card number, a key, words about
         *     credentials or deletion, hidden characters), which has signs of another category or an amount that it does not declare, or whose text
         *     names another recipient. Nor does it approve a request with the same recipient or the same amount as one of your account that was
         *     started and has not ended, or that you denied or took back in the last 24 hours, nor the same action again within 24 hours after its
         *     report. An agent also must ask while it has 100 permits that it has not started, or if it made 2,000 requests in the time that is
         *     counted. `no_rule` of the approval says why you are asked.
         *
         *     A rule of version 0.3.0 that lacks such a bound is shown as `ask`, and its owner is told when it would first have been used.
         */
        ExternalRule: {
            /** @description A time in which requests of this category are allowed. Null if there is none now. You give it with `allow_category_minutes` when you approve a request, and end it with `end_allowance`. */
            allowance: components["schemas"]["Allowance"] | null;
            /** @description The largest sum that rules may approve in 24 hours. Only for `spend`. Null if this is not limited. */
            amount_per_day: components["schemas"]["AmountValue"] | null;
            /** @description The largest amount of one request. Only for `spend`. Null if this is not limited. */
            amount_per_request: components["schemas"]["AmountValue"] | null;
            /** @description For this long after you denied a request of this category, the service refuses others with `cooling_down`, and requests of other categories with the same recipient or the same amount too. An allowance ends the cool-down. 0 means no cool-down. */
            cool_down_minutes: number;
            /** @description The currency of the two amounts. Only for `spend`. */
            currency: components["schemas"]["Currency"] | null;
            /** @description How many requests the rule may approve in 24 hours. Null if this is not limited. */
            per_day: number | null;
            /** @description How many requests the rule may approve in 60 minutes. Null if this is not limited. */
            per_hour: number | null;
            /** @description The only recipients that rules may approve. Null if this is not limited. */
            recipients: components["schemas"]["Recipients"] | null;
            rule: components["schemas"]["Gate"];
        };
        /**
         * @description The members of the rule to change.
         * @example {
         *       "rule": "allow",
         *       "per_day": 5
         *     }
         */
        ExternalRulePatch: {
            /** @description The largest sum that rules may approve in 24 hours. Only for `spend`. */
            amount_per_day?: components["schemas"]["AmountValue"] | null;
            /** @description The largest amount of one request. Only for `spend`. */
            amount_per_request?: components["schemas"]["AmountValue"] | null;
            /** @description For how long after a denial other requests of this category are refused. 0 means no cool-down. */
            cool_down_minutes?: number;
            /** @description The currency of the two amounts. Only for `spend`. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description True ends the allowance. */
            end_allowance?: boolean;
            /** @description How many requests the rule may approve in 24 hours. */
            per_day?: number | null;
            /** @description How many requests the rule may approve in 60 minutes. */
            per_hour?: number | null;
            /** @description The only recipients that rules may approve. */
            recipients?: components["schemas"]["Recipients"] | null;
            rule?: components["schemas"]["Gate"];
        };
        /** @description Why a message was not accepted. */
        Failure: {
            /** @description When it was tried. */
            at: components["schemas"]["Time"];
            /** @description What went wrong. Later versions may add values. */
            reason: components["schemas"]["FailureReason"];
            /** @description The HTTP or SMTP status that the receiver answered. Null if it did not answer. */
            status: number | null;
        };
        /**
         * @description What went wrong when a message was sent.
         * @enum {string}
         */
        FailureReason: "refused" | "gone" | "redirect" | "timeout" | "unreachable" | "unknown_host" | "private_address" | "tls" | "turned_off" | "not_offered" | "secret_lost" | "interrupted";
        /**
         * @description The comment of the reviewer.
         * @example {
         *       "comment": "The third paragraph is not about the RFC"
         *     }
         */
        Feedback: {
            /** @description The comment that the agent reads. */
            comment: string;
        };
        /** @description A part of the request that is not valid. */
        FieldError: {
            /**
             * @description The rule: the JSON Schema keyword, or a word for a rule that no schema can express, such as `weak_password`.
             * @example maxLength
             */
            code: string;
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "header";
            /**
             * @description What is wrong, for people.
             * @example must not have more than 80 characters
             */
            message: string;
            /**
             * @description The place in that part, as a JSON Pointer.
             * @example /display_name
             */
            pointer: string;
        };
        /**
         * @description `ask`: the owner decides each time. `allow`: the action runs at once. `block`: the action is refused.
         * @enum {string}
         */
        Gate: "ask" | "allow" | "block";
        /**
         * @description The agent's unique short name.
         * @example scout
         */
        Handle: string;
        /** @description Whether there is another page. */
        HasMore: boolean;
        /** @description The connection of an agent over MCP. */
        Heartbeat: {
            /** @description The agent. */
            agent_id: string;
            agent_status: components["schemas"]["AgentStatus"];
            /** @description The program that connected last. Null if none has connected. */
            client: {
                /** @description The name that the program gave. Null if it gave none. */
                name: string | null;
                /** @description The MCP version that the program uses. */
                protocol_version: string;
                /** @description The version that the program gave. Null if it gave none. */
                version: string | null;
            } | null;
            /** @description When the agent first called. Null if never. */
            first_seen_at: components["schemas"]["Time"] | null;
            is_refused: components["schemas"]["IsRefused"];
            /**
             * @description The end of the key that was used last. Null if none was.
             * @example …Xy9Z
             */
            key_hint: string | null;
            /** @description The last call with a key of this agent that was refused. Null if none was. */
            last_refused: components["schemas"]["RefusedCall"] | null;
            /** @description When the agent last called. Null if never. */
            last_seen_at: components["schemas"]["Time"] | null;
            /** @description An agent that called within this many seconds is online. */
            online_window_seconds: number;
            state: components["schemas"]["HeartbeatState"];
        };
        /** @description A change of a heartbeat, which the audit log does not record. */
        HeartbeatEvent: {
            /** @description The agent. */
            target: components["schemas"]["Target"];
        };
        /**
         * @description `never`: the agent has not connected yet. `online`: it called within the online window, or has a connection open. `idle`: it has connected before, but not within the online window.
         * @enum {string}
         */
        HeartbeatState: "never" | "online" | "idle";
        /** @description An invitation to sign up. */
        Invitation: {
            /** @description The account that signed up with it. Null if nobody has. */
            account_id: string | null;
            /** @description When it was made. */
            created_at: components["schemas"]["Time"];
            /** @description The account of the admin who made it. */
            created_by: string;
            /** @description The only address that can use it. Null if anybody can. */
            email: components["schemas"]["Email"] | null;
            /** @description When it stops working. */
            expires_at: components["schemas"]["Time"];
            /** @description The identifier of the invitation. */
            id: string;
            /** @description The role of the new account. Later versions may add values. */
            role: components["schemas"]["Role"];
            /**
             * @description `open`: it can be used, as long as the admin who made it is an active admin. `accepted`: somebody has signed up with it. `revoked`, `expired`: it can no longer be used.
             * @enum {string}
             */
            state: "open" | "accepted" | "revoked" | "expired";
        };
        /** @description A page of invitations. */
        InvitationPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Invitation"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description An invitation link.
         * @example {
         *       "token": "aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx"
         *     }
         */
        InvitationToken: {
            /** @description The part of the link behind `#invite=`. */
            token: components["schemas"]["LinkToken"];
        };
        /**
         * @description Who may sign up, and as what.
         * @example {
         *       "email": "grace@example.com",
         *       "role": "reviewer"
         *     }
         */
        Invite: {
            /** @description Only this address can sign up with the invitation. Without it, anybody who has the link can. */
            email?: components["schemas"]["Email"];
            /** @default member */
            role: components["schemas"]["Role"];
        };
        /** @description Whether the calls of an active agent are refused because of its key: its last call was refused, or it has called before and no longer has an active key. A new key ends this. */
        IsRefused: boolean;
        /** @description A new key with its secret. */
        IssuedKey: {
            /** @description The new key. */
            key: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        /** @description A new service token with its secret. */
        IssuedToken: {
            secret: components["schemas"]["TokenSecret"];
            /** @description The new token. */
            token: components["schemas"]["Token"];
        };
        /** @description The `arguments` of a request to join a quest. */
        JoinArguments: {
            /** @description The quest to join. */
            quest_id: components["schemas"]["QuestId"];
        };
        /** @description An API key of an agent, without its secret. */
        Key: {
            /** @description The agent that the key belongs to. */
            agent_id: string;
            /** @description When the key was issued. */
            created_at: components["schemas"]["Time"];
            /** @description The identifier of the account that issued the key. */
            created_by: string;
            /** @description When the key expires. */
            expires_at: components["schemas"]["Time"];
            /**
             * @description The end of the secret.
             * @example …Xy9Z
             */
            hint: string;
            /** @description The identifier of the key. */
            id: string;
            label: components["schemas"]["KeyLabel"];
            /** @description When the key was last used. Null if never. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description The identifier of the key that replaced it in a rotation. Null if none did. */
            replaced_by: string | null;
            /** @description Why the key was revoked. Null if it was not. Later versions may add values. */
            revoke_reason: ("revoked_by_owner" | "agent_archived") | null;
            /** @description When the key was revoked. Null if it was not. */
            revoked_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["KeyState"];
        };
        /**
         * @description What the key is for.
         * @example laptop
         */
        KeyLabel: string;
        /** @description A page of keys. */
        KeyPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Key"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The secret of the key. The agent sends it as `Authorization: Bearer`. Only this answer shows it. */
        KeySecret: string;
        /**
         * @description `active`: the key works. `expired`: its lifetime is over. `revoked`: it was ended early.
         * @enum {string}
         */
        KeyState: "active" | "expired" | "revoked";
        /** @description The `arguments` of a kind that was added after this version of the contract. */
        LaterArguments: Record<string, never>;
        /**
         * @description One line of text, with at least one visible character. The service checks this in addition to the pattern.
         * @example Scout
         */
        Line: string;
        /**
         * @description Up to 10 `https` addresses that belong to the work.
         * @example [
         *       "https://example.com/report"
         *     ]
         */
        Links: string[];
        /**
         * @description The secret part of a one-time link.
         * @example aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx
         */
        LinkToken: string;
        /** @description A change that gives more freedom, as a signature is about it. */
        Loosening: {
            /** @description The same of what it becomes: `after` of the entry. */
            after: string;
            /** @description The SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of what changes, as it is. In `agent.updated` and `account.policy_updated` this is `before` of the entry. */
            before: string;
            /** @description The members that give more freedom, as JSON Pointers in the body. */
            members: string[];
            operation: components["schemas"]["LooseningOperation"];
            /** @description The identifier of what changes: of an agent, a key or your account. */
            target: string;
        };
        /**
         * @description The operation of this contract that makes the change.
         * @enum {string}
         */
        LooseningOperation: "createAgent" | "updateAgent" | "resumeAgent" | "issueAgentKey" | "rotateAgentKey" | "updatePolicy" | "updateMe";
        /** @description What you sign when you make the change. */
        LooseningSigning: {
            options: components["schemas"]["PasskeyRequestOptions"];
            statement: components["schemas"]["LooseningStatement"];
        };
        /** @description What you sign. It has the members of the Loosening, and says who signs, when and where. */
        LooseningStatement: {
            /** @description The identifier of your account. */
            account: string;
            /** @description The digest of what it becomes. */
            after: string;
            /** @description When the statement was made. */
            at: components["schemas"]["Time"];
            /** @description The digest of what it was. */
            before: string;
            /** @description The members that give more freedom. */
            members: string[];
            operation: components["schemas"]["LooseningOperation"];
            /**
             * @description The origin of this service.
             * @example https://quest.example.com
             */
            origin: string;
            /** @description The identifier of what changes. */
            target: string;
            /**
             * @description The kind of the statement.
             * @constant
             */
            type: "aqs.loosening";
            /**
             * @description The version of its form.
             * @constant
             */
            version: 1;
        };
        /**
         * @description A Loosening, as a refusal returned it.
         * @example {
         *       "operation": "updateAgent",
         *       "target": "agt_01jcz3m5x8q4r7t2v6w9y1a0bc",
         *       "members": [
         *         "/policy/join_quest"
         *       ],
         *       "before": "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069",
         *       "after": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         *     }
         */
        LooseningToSign: {
            /**
             * @description The digest of what it becomes.
             * @example 7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069
             */
            after: string;
            /**
             * @description The digest of what it was.
             * @example 7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069
             */
            before: string;
            /**
             * @description The members that give more freedom.
             * @example [
             *       "/policy/join_quest"
             *     ]
             */
            members: string[];
            operation: components["schemas"]["LooseningOperation"];
            /**
             * @description The identifier of what changes.
             * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            target: string;
        };
        /** @description How many quests the agent may work on at once. */
        MaxActiveQuests: number;
        /** @description One of your passkeys. */
        NamedPasskey: {
            /** @description The identifier that the passkey gave itself, in Base64url. */
            id: string;
            /**
             * @description How the browser reaches the device, as it said when the passkey was made.
             * @example [
             *       "internal"
             *     ]
             */
            transports: string[];
            /**
             * @description The type of the credential.
             * @enum {string}
             */
            type: "public-key";
        };
        /** @description Another request of one of your agents that has the same recipient or the same amount. What another agent asked for is not shown here. */
        NearRequest: {
            agent: components["schemas"]["AgentRef"];
            /** @description Its amount. Null if it has none or is of another agent. */
            amount: components["schemas"]["Amount"] | null;
            /** @description When it came to this state, or when the agent asked if it waits or is ready. */
            at: components["schemas"]["Time"];
            /** @description The request. Null if it is of another agent. */
            id: components["schemas"]["ApprovalId"] | null;
            /** @description Its recipient. Null if it has none or is of another agent. */
            recipient: string | null;
            /**
             * @description What is the same: the `recipient`, the `amount` with its currency, or `both`. Later versions may add values.
             * @enum {string}
             */
            same: "recipient" | "amount" | "both";
            /**
             * @description Its state: `pending`, `denied`, `taken_back`, `disputed` (a report contradicts what was known), or the state of its permit. Later versions may add values.
             * @enum {string}
             */
            state: "pending" | "denied" | "taken_back" | "disputed" | "ready" | "started" | "in_doubt" | "done" | "failed" | "not_done";
            /** @description Its title. Null if it is of another agent. */
            title: string | null;
        };
        /**
         * @description The agent to create.
         * @example {
         *       "name": "Scout",
         *       "skills": [
         *         "research"
         *       ]
         *     }
         */
        NewAgent: {
            description?: components["schemas"]["Description"];
            handle?: components["schemas"]["Handle"];
            max_active_quests?: components["schemas"]["MaxActiveQuests"];
            /** @description The name of the agent. */
            name: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            silent_after_minutes?: components["schemas"]["SilentAfterMinutes"];
            skills?: components["schemas"]["Skills"];
        };
        /**
         * @description An amount of money.
         * @example {
         *       "value": "400",
         *       "currency": "EUR"
         *     }
         */
        NewAmount: {
            currency: components["schemas"]["Currency"];
            /**
             * @description A decimal number with at most 4 decimals, but with three of them only if the currency has three.
             * @example 12.50
             */
            value: string;
        };
        /**
         * @description The channel to create. Its `type` decides which other members it has.
         * @example {
         *       "type": "webhook",
         *       "label": "Home server",
         *       "url": "https://example.com/hooks/agent-quest",
         *       "format": "standard"
         *     }
         */
        NewChannel: {
            address?: components["schemas"]["Email"];
            events?: components["schemas"]["ChannelEvents"];
            format?: components["schemas"]["WebhookFormat"];
            /** @description A label that you choose, such as `Home server`. */
            label: components["schemas"]["Line"];
            subscription?: components["schemas"]["PushSubscription"];
            /**
             * @description The type of the channel.
             * @enum {string}
             */
            type: "push" | "email" | "webhook";
            /**
             * Format: uri
             * @description The `https` address of the webhook.
             * @example https://example.com/hooks/agent-quest
             */
            url?: string;
        };
        /**
         * @description The new address.
         * @example {
         *       "email": "ada.lovelace@example.com"
         *     }
         */
        NewEmail: {
            /** @description The new address. */
            email: components["schemas"]["Email"];
        };
        /** @description An e-mail address to send to. */
        NewEmailChannel: {
            address: components["schemas"]["Email"];
            events?: components["schemas"]["ChannelEvents"];
            /** @description A label that you choose, such as `Home server`. */
            label: components["schemas"]["Line"];
            /**
             * @description The type of the channel.
             * @enum {string}
             */
            type: "email";
        };
        /** @description An invitation and its link. */
        NewInvitation: {
            /** @description The invitation. */
            invitation: components["schemas"]["Invitation"];
            /** @description True if the service also sends a link to the address. The two links are for the same invitation, and the first use ends both. */
            mailed: boolean;
            /**
             * Format: uri
             * @description The link. It is shown only once.
             */
            url: string;
        };
        /**
         * @description The key to issue.
         * @example {
         *       "label": "laptop",
         *       "expires_in_days": 30
         *     }
         */
        NewKey: {
            /**
             * @description The number of days until the key expires.
             * @default 90
             */
            expires_in_days: number;
            /** @default key */
            label: components["schemas"]["KeyLabel"];
        };
        /** @description The new passkey. */
        NewPasskey: {
            /** @description The passkey. */
            passkey: components["schemas"]["Passkey"];
            recovery_codes: components["schemas"]["CodesOrNone"];
        };
        /** @description A device to send to. */
        NewPushChannel: {
            events?: components["schemas"]["ChannelEvents"];
            /** @description A label that you choose, such as the name of the device. */
            label: components["schemas"]["Line"];
            subscription: components["schemas"]["PushSubscription"];
            /**
             * @description The type of the channel.
             * @enum {string}
             */
            type: "push";
        };
        /**
         * @description The quest to create.
         * @example {
         *       "title": "Summarise an RFC",
         *       "acceptance_criteria": [
         *         "At most 200 words"
         *       ],
         *       "reward_points": 10
         *     }
         */
        NewQuest: {
            /**
             * @description The conditions that the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /**
             * @description How many slots the agents of one owner may hold. Accepted work keeps its slot.
             * @default 1
             */
            agents_per_owner: number;
            /**
             * @description The time from which agents can no longer join. Null if there is no such time.
             * @default null
             */
            closes_at: components["schemas"]["Time"] | null;
            /**
             * @description The task, in Markdown.
             * @default
             */
            description: string;
            /** @default medium */
            difficulty: components["schemas"]["Difficulty"];
            /**
             * @description How many times an agent may submit.
             * @default 3
             */
            max_attempts: number;
            /**
             * @description A JSON Schema 2020-12 that `data` of a submission must satisfy. It must allow an object, because agents can send only objects. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references.
             * @default null
             */
            result_schema: Record<string, never> | null;
            /**
             * @description How many hours an agent has for a revision.
             * @default 48
             */
            revision_window_hours: number;
            /**
             * @description A reward in addition to the points, in words. Null if there is none.
             * @default null
             */
            reward_note: string | null;
            /**
             * @description How many points the agent gets for accepted work.
             * @default 0
             */
            reward_points: number;
            /**
             * @description How many agents can be in the quest.
             * @default 1
             */
            slots: number;
            slug?: components["schemas"]["Slug"];
            /**
             * @description The subject of the quest, in a sentence.
             * @default
             */
            summary: string;
            /**
             * @description The topics of the quest.
             * @default []
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title: string;
            /**
             * @description How many hours an agent has after it joins.
             * @default 72
             */
            work_window_hours: number;
        };
        /**
         * @description The options of the link.
         * @example {
         *       "second_factors": "keep"
         *     }
         */
        NewRecoveryLink: {
            /**
             * @description `remove`: using the link also removes the passkeys, the authenticator app and the recovery codes of the account, for somebody who lost these too.
             * @default keep
             * @enum {string}
             */
            second_factors: "keep" | "remove";
        };
        /**
         * @description The service token to issue.
         * @example {
         *       "name": "Chat bot",
         *       "scopes": [
         *         "read"
         *       ],
         *       "expires_in_days": 30
         *     }
         */
        NewToken: {
            /**
             * @description The number of days until the token expires.
             * @default 90
             */
            expires_in_days: number;
            name: components["schemas"]["TokenName"];
            /**
             * @description What it may do.
             * @example [
             *       "read"
             *     ]
             */
            scopes: components["schemas"]["TokenScope"][];
        };
        /** @description The secret of an authenticator app. */
        NewTotp: {
            /** @description The secret, to type into the app. It is shown only once. */
            secret: string;
            /** @description The same as an `otpauth://` address, for a QR code. */
            uri: string;
        };
        /** @description A webhook to send to. */
        NewWebhookChannel: {
            events?: components["schemas"]["ChannelEvents"];
            format: components["schemas"]["WebhookFormat"];
            /** @description A label that you choose, such as `Home server`. */
            label: components["schemas"]["Line"];
            /**
             * @description The type of the channel.
             * @enum {string}
             */
            type: "webhook";
            /**
             * Format: uri
             * @description The `https` address of the webhook.
             * @example https://example.com/hooks/agent-quest
             */
            url: string;
        };
        /** @description The `cursor` of the next page. Null on the last page. */
        NextCursor: string | null;
        /** @description Why no rule approved an external action. `code` says which of the other members have a value. */
        NoRule: {
            /** @description The reason, for programs. Later versions may add values. */
            code: components["schemas"]["NoRuleCode"];
            /** @description The number of requests that is allowed. In `over_hour`, `over_day`, `over_account`, `over_allowance`, `too_many_ready` and `too_many_counted`. */
            count: number | null;
            /** @description What does not fit, from the texts of the agent: in `other_amount` and `other_recipient`. The currency of the rule: in `currency`. The recipient, if the rule has only this one: in `over_day_amount`. */
            found: string | null;
            /** @description The amount that the rule or the account allows. In `over_request`, `over_day_amount` and `over_account`. */
            limit: components["schemas"]["Amount"] | null;
            /** @description The signs that were found. In `danger` and `other_category`. */
            reasons: components["schemas"]["RiskReason"][];
            /** @description Until when this keeps rules from approving it. In `near_denied` and `repeated`. */
            until: components["schemas"]["Time"] | null;
            /** @description The sum that rules had approved in the 24 hours before. In `over_day_amount` and `over_account`. */
            used: components["schemas"]["Sum"] | null;
        };
        /**
         * @description Why no rule approved an external action.
         * @enum {string}
         */
        NoRuleCode: "rule_asks" | "unsigned_rule" | "danger" | "other_category" | "other_amount" | "other_recipient" | "denied_before" | "near_open" | "near_denied" | "repeated" | "no_amount" | "no_recipient" | "recipient_not_listed" | "currency" | "over_request" | "over_hour" | "over_day" | "over_day_amount" | "over_allowance" | "no_ceiling" | "over_account" | "too_many_ready" | "too_many_counted";
        /** @description The message of a webhook of the format `standard`. */
        Notice: {
            data: components["schemas"]["NoticeData"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /** @description What it is about. Ignore kinds that you do not know. Later versions may add values. */
            type: components["schemas"]["NoticeKind"] | "channel.test";
        };
        /** @description What happened, with the resource as `/v1` shows it when the message is sent. It may have changed since it happened. */
        NoticeData: {
            /**
             * @description The account that owns the channel.
             * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            account_id: string;
            /** @description The agent that it concerns. Null if it concerns none. */
            agent: components["schemas"]["AgentRef"] | null;
            /** @description Only with `approval.…`: the request. */
            approval?: components["schemas"]["Approval"];
            /** @description Only with `channel.…`: the channel, unless it was deleted. */
            channel?: components["schemas"]["Channel"];
            /** @description The entry of a log that caused it. Null if none did, such as for a reminder. */
            event_id: string | null;
            /** @description Only with `agent.…`: the connection of the agent. */
            heartbeat?: components["schemas"]["Heartbeat"];
            /** @description Only with `key.expiring`: the key, without its secret. */
            key?: components["schemas"]["Key"];
            /** @description Only with `participation.reviewed`: the work. */
            participation?: components["schemas"]["Participation"];
            /** @description The resource that it is about. */
            target: components["schemas"]["NoticeTarget"];
            /**
             * @description The message in one line.
             * @example Scout asks: Join “Summarise an RFC”
             */
            title: string;
            /**
             * Format: uri
             * @description The page of the portal about it.
             * @example https://quest.example.com/#inbox/apr_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            url: string;
        };
        /**
         * @description What a message is about.
         * @enum {string}
         */
        NoticeKind: "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken";
        /** @description The resource that a message is about. */
        NoticeTarget: {
            /**
             * @description The identifier of the resource.
             * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            id: string;
            /**
             * @description What kind of resource it is. Later versions may add values.
             * @enum {string}
             */
            type: "account" | "session" | "token" | "agent" | "key" | "channel" | "participation" | "submission" | "approval";
        };
        /** @description What a signature of version 0.3.0 says. It does not cover the note, the questions, the validity and an allowance. */
        OlderStatement: {
            /** @description The request. */
            approval_id: components["schemas"]["ApprovalId"];
            /** @description The `digest` of the request. */
            digest: string;
            /** @description When the request expires. */
            expires_at: components["schemas"]["Time"];
            /**
             * @description The decision.
             * @enum {string}
             */
            verdict: "approved";
            /** @description The version of the request that was seen. */
            version: components["schemas"]["Version"];
        };
        /** @description An open quest, with the participations of your agents. */
        OpenQuest: {
            /**
             * @description The conditions that the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /** @description How many slots the agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner: number;
            /** @description The time from which agents can no longer join. Null if there is no such time. */
            closes_at: components["schemas"]["Time"] | null;
            /** @description When the quest was created. */
            created_at: components["schemas"]["Time"];
            /** @description The task, in Markdown. */
            description: string;
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            /** @description How many times an agent may submit. */
            max_attempts: number;
            /** @description The participations of your agents in this quest. */
            my_participations: components["schemas"]["Participation"][];
            /** @description When the quest was published. Null if it was not. */
            published_at: components["schemas"]["Time"] | null;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references. */
            result_schema: Record<string, never> | null;
            /** @description How many hours an agent has for a revision. */
            revision_window_hours: number;
            /** @description A reward in addition to the points, in words. Null if there is none. */
            reward_note: string | null;
            /** @description How many points the agent gets for accepted work. */
            reward_points: number;
            /** @description How many agents can be in the quest. */
            slots: number;
            /** @description How many slots are taken. Accepted work keeps its slot. */
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description The subject of the quest, in a sentence. */
            summary: string;
            /**
             * @description The topics of the quest.
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title: string;
            /** @description When it last changed. */
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
            /** @description How many hours an agent has after it joins. */
            work_window_hours: number;
        };
        /** @description The result for each approval, in the order of `ids`. */
        OutcomeResults: {
            /** @description One result for each approval. */
            results: {
                /** @description Why the outcome was not recorded, as a problem code: `invalid_state` if the action is not in doubt, or if the agent may still begin it. Null if it was recorded. */
                code: string | null;
                id: components["schemas"]["ApprovalId"];
                /** @description The state that the permit has now. Null if there is none, or no such approval. Later versions may add values. */
                permit: components["schemas"]["PermitState"] | null;
            }[];
        };
        /** @description What needs you, as counts. */
        Overview: {
            /** @description How many agents you have of each kind. Each agent is counted once. */
            agents: {
                /** @description Archived agents. */
                archived: number;
                /** @description Active agents that have called before, but not within the online window. */
                idle: number;
                /** @description Active agents that have not called yet. */
                never: number;
                /** @description Active agents whose last call was within the online window, or that have a connection open. */
                online: number;
                /** @description Active agents with `is_refused`, whatever their heartbeat. */
                refused: number;
                /** @description Suspended agents. */
                suspended: number;
            };
            /** @description Agents that are refused or silent, the longest first. At most ten. */
            agents_to_check: {
                agent: components["schemas"]["AgentRef"];
                /**
                 * @description `refused`: its last call was refused because of its key, or it has no active key any more. `silent`: it has not called for longer than its `silent_after_minutes`. Later versions may add values.
                 * @enum {string}
                 */
                because: "refused" | "silent";
                /** @description When it last called or was refused, if it is `refused`. When it became silent, if it is `silent`. */
                since: components["schemas"]["Time"];
            }[];
            /**
             * @description The actions outside the service that rules of your policies allowed without asking you, in the last seven days. Quest actions that a
             *     policy allows are in the log.
             */
            by_rule: {
                /** @description The agents that took them, the busiest first. At most ten. */
                agents: {
                    agent: components["schemas"]["AgentRef"];
                    /** @description How many were allowed. */
                    allowed: number;
                    /** @description The sums of their amounts. */
                    amounts: components["schemas"]["Sum"][];
                }[];
                /** @description How many were allowed. */
                allowed: number;
                /** @description The sums of their amounts, the largest first. At most ten currencies. */
                amounts: components["schemas"]["Sum"][];
                /** @description False if there were more than 1,000 requests in these days. Then only the newest 1,000 are counted. */
                is_complete: boolean;
                /** @description The beginning of these seven days. */
                since: components["schemas"]["Time"];
            };
            /** @description The requests that wait for your decision. */
            requests: {
                /** @description How many of them expire within one hour. */
                expiring: number;
                /** @description How many of them have a high risk. */
                high_risk: number;
                /** @description How many allowed actions are in doubt, so that you can say whether they happened. */
                in_doubt: number;
                /** @description When the first of them expires. Null if none waits. */
                next_expires_at: components["schemas"]["Time"] | null;
                /** @description How many wait. */
                pending: number;
            };
            /** @description How many submissions wait for a review, counted up to 1,000. Null if you cannot review. */
            submissions_waiting: number | null;
        };
        /** @description The work of one agent in one quest. */
        Participation: {
            agent_id: components["schemas"]["AgentId"];
            /** @description How many times the agent has submitted. */
            attempts: number;
            /** @description The time by which the agent must deliver. */
            due_at: components["schemas"]["Time"];
            /** @description Why the participation ended. Null while it goes on, or if no reason was given. */
            end_reason: string | null;
            /** @description When the participation ended. Null while it goes on. */
            finished_at: components["schemas"]["Time"] | null;
            id: components["schemas"]["ParticipationId"];
            /** @description When the agent joined. */
            joined_at: components["schemas"]["Time"];
            /** @description How many times an agent may submit. */
            max_attempts: number;
            /** @description The approval that this work waits for. Null if there is none. */
            pending_approval_id: components["schemas"]["ApprovalId"] | null;
            /** @description The points that the agent got. Null until the work is accepted. */
            points_awarded: number | null;
            quest: components["schemas"]["QuestRef"];
            /** @description How many points the agent gets for accepted work. */
            reward_points: number;
            state: components["schemas"]["ParticipationState"];
            version: components["schemas"]["Version"];
        };
        /** @description A participation with its terms, submissions and reviews. */
        ParticipationDetail: {
            agent_id: components["schemas"]["AgentId"];
            /** @description How many times the agent has submitted. */
            attempts: number;
            /** @description The time by which the agent must deliver. */
            due_at: components["schemas"]["Time"];
            /** @description Why the participation ended. Null while it goes on, or if no reason was given. */
            end_reason: string | null;
            /** @description When the participation ended. Null while it goes on. */
            finished_at: components["schemas"]["Time"] | null;
            id: components["schemas"]["ParticipationId"];
            /** @description When the agent joined. */
            joined_at: components["schemas"]["Time"];
            /** @description How many times an agent may submit. */
            max_attempts: number;
            /** @description The approval that this work waits for. Null if there is none. */
            pending_approval_id: components["schemas"]["ApprovalId"] | null;
            /** @description The points that the agent got. Null until the work is accepted. */
            points_awarded: number | null;
            quest: components["schemas"]["QuestRef"];
            /** @description How many points the agent gets for accepted work. */
            reward_points: number;
            state: components["schemas"]["ParticipationState"];
            /** @description The results that the agent submitted, oldest first. */
            submissions: components["schemas"]["Submission"][];
            /** @description The quest, with the terms that the agent joined on. */
            terms: components["schemas"]["Quest"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The identifier of a participation.
         * @example par_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ParticipationId: string;
        /** @description A page of participations. */
        ParticipationPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Participation"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `active`: the agent works. `submitted`: a result waits for review. `revision_requested`: the agent must submit again. `accepted`, `rejected`: the review ended it. `withdrawn`: the agent or its owner ended it. `expired`: the agent did not deliver in time. `cancelled`: the quest was cancelled, or the agent was archived.
         * @enum {string}
         */
        ParticipationState: "active" | "submitted" | "revision_requested" | "accepted" | "rejected" | "withdrawn" | "expired" | "cancelled";
        /** @description A passkey. */
        Passkey: {
            /** @description When you added it. */
            created_at: components["schemas"]["Time"];
            /** @description The identifier of the passkey. */
            id: string;
            /** @description When you used it last. Null if never. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description The name that you gave it. */
            name: components["schemas"]["Line"];
            /** @description From when on it can sign: 24 hours after you added it, so that somebody who gets into your account cannot sign at once. The first passkey of an account that is less than a day old signs at once. */
            signs_from: components["schemas"]["Time"];
            /** @description Whether its provider keeps a copy, so that it can be on several devices. */
            synced: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description The answer of the browser as JSON: `toJSON()` of what `navigator.credentials.get()` returns. It has at most 16 KiB. */
        PasskeyAnswer: {
            [key: string]: unknown;
        };
        /** @description A challenge for a new passkey. */
        PasskeyCreation: {
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON()`, and then `navigator.credentials.create()`. */
        PasskeyCreationOptions: {
            /**
             * @description The service does not ask which device it is.
             * @enum {string}
             */
            attestation: "none";
            /** @description What the device must be able to do. */
            authenticatorSelection: {
                /** @description The same as `residentKey`, for older browsers. */
                requireResidentKey: boolean;
                /**
                 * @description The device keeps the passkey with the account.
                 * @enum {string}
                 */
                residentKey: "required";
                /**
                 * @description The device must check the person.
                 * @enum {string}
                 */
                userVerification: "required";
            };
            /** @description What the browser sends back with the passkey, in Base64url. */
            challenge: string;
            /** @description The passkeys that you have, so that a device does not get a second one. */
            excludeCredentials: components["schemas"]["NamedPasskey"][];
            /** @description What the browser is asked to tell beside the passkey. */
            extensions: {
                /** @description Whether the browser is asked if it can use the passkey without a user name. */
                credProps: boolean;
            };
            /** @description Which kinds of devices the browser should offer first. Empty if any will do. */
            hints: string[];
            /** @description The kinds of keys that the service takes, the preferred one first. */
            pubKeyCredParams: {
                /**
                 * @description The COSE identifier of the algorithm: `-8` is EdDSA, `-7` ES256, and `-257` RS256.
                 * @example -7
                 */
                alg: number;
                /**
                 * @description The type of the credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description The service that the passkey is for. */
            rp: {
                /**
                 * @description The domain that the passkey belongs to.
                 * @example quest.example.com
                 */
                id: string;
                /** @description The name of the service. */
                name: string;
            };
            /**
             * @description How long the challenge works, in milliseconds.
             * @example 300000
             */
            timeout: number;
            /** @description The account that the passkey is for. */
            user: {
                /** @description The name that others see. */
                displayName: string;
                /** @description The identifier of the account, in Base64url. */
                id: string;
                /** @description The e-mail address of the account. */
                name: string;
            };
        };
        /**
         * @description The fields to change.
         * @example {
         *       "name": "My old phone"
         *     }
         */
        PasskeyPatch: {
            /** @description A name by which you recognise it. */
            name?: components["schemas"]["Line"];
        };
        /**
         * @description The passkey that the browser created.
         * @example {
         *       "name": "My phone",
         *       "credential": {
         *         "id": "AQIDBA",
         *         "rawId": "AQIDBA",
         *         "type": "public-key",
         *         "response": {
         *           "clientDataJSON": "e30",
         *           "attestationObject": "o2M"
         *         }
         *       }
         *     }
         */
        PasskeyRegistration: {
            credential: components["schemas"]["CreatedPasskey"];
            /** @description A name by which you recognise it. */
            name: components["schemas"]["Line"];
        };
        /** @description A challenge for a passkey. */
        PasskeyRequest: {
            options: components["schemas"]["PasskeyRequestOptions"];
        };
        /** @description For `PublicKeyCredential.parseRequestOptionsFromJSON()`, and then `navigator.credentials.get()`. */
        PasskeyRequestOptions: {
            /** @description Your passkeys. If it is missing, the browser offers those that it knows. */
            allowCredentials?: components["schemas"]["NamedPasskey"][];
            /** @description What the passkey signs, in Base64url. */
            challenge: string;
            /**
             * @description The domain that the passkey belongs to.
             * @example quest.example.com
             */
            rpId: string;
            /**
             * @description How long the challenge works, in milliseconds.
             * @example 300000
             */
            timeout: number;
            /**
             * @description The device must check the person.
             * @enum {string}
             */
            userVerification: "required";
        };
        /**
         * @description The answer of a passkey.
         * @example {
         *       "credential": {
         *         "id": "AQIDBA",
         *         "rawId": "AQIDBA",
         *         "type": "public-key",
         *         "response": {
         *           "clientDataJSON": "e30",
         *           "authenticatorData": "AQID",
         *           "signature": "MEUC"
         *         }
         *       },
         *       "transport": "token"
         *     }
         */
        PasskeySignIn: {
            credential: components["schemas"]["PasskeyAnswer"];
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /**
         * @description Any characters. A password that is easy to guess is refused, such as a common word with some digits, a row of keys, or your name or e-mail address.
         * @example correct horse battery
         */
        Password: string;
        /**
         * @description The current and the new password.
         * @example {
         *       "current_password": "correct horse battery",
         *       "new_password": "staple correct horse"
         *     }
         */
        PasswordChange: {
            /** @description Your current password. */
            current_password: string;
            /** @description Your new password. */
            new_password: components["schemas"]["Password"];
        };
        /** @description A new address that is not confirmed yet. */
        PendingEmail: {
            /** @description The new address. */
            email: components["schemas"]["Email"];
            /** @description When its code stops working. */
            expires_at: components["schemas"]["Time"];
        };
        /**
         * @description What came of an allowed action: `done`, `failed` (the agent tried) or `not_done` (it did not try).
         * @enum {string}
         */
        PermitOutcome: "done" | "failed" | "not_done";
        /**
         * @description The state of the permit for one external action. It never goes back.
         * @enum {string}
         */
        PermitState: "ready" | "started" | "in_doubt" | "done" | "failed" | "not_done" | "unresolved" | "lapsed";
        /** @description What the agent may do without an approval. */
        Policy: {
            external: components["schemas"]["ExternalPolicy"];
            join_quest: components["schemas"]["Gate"];
            submit_result: components["schemas"]["Gate"];
            withdraw_from_quest: components["schemas"]["Gate"];
        };
        /**
         * @description The gates to change.
         * @example {
         *       "join_quest": "allow"
         *     }
         */
        PolicyPatch: {
            external?: components["schemas"]["ExternalPolicyPatch"];
            join_quest?: components["schemas"]["Gate"];
            submit_result?: components["schemas"]["Gate"];
            withdraw_from_quest?: components["schemas"]["Gate"];
        };
        /** @description An error, as RFC 9457 problem details. */
        Problem: {
            /** @description Only with `approval_already_decided`: the approval in its current form. */
            approval?: components["schemas"]["Approval"];
            /** @description The kind of the problem, for programs. Later versions may add values. */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What happened and what to do, for people.
             * @example There is no such agent.
             */
            detail: string;
            /** @description The parts of the request that are not valid: the first 20 if there are more. */
            errors: components["schemas"]["FieldError"][];
            /**
             * @description The path of the request.
             * @example /v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            instance: string;
            /** @description Only with `signature_required` for a change that gives more freedom: what to sign. */
            loosening?: components["schemas"]["Loosening"];
            /** @description Only with `second_factor_required`: the kinds of proof that the account has. */
            methods?: ("passkey" | "totp" | "recovery_code")[];
            /**
             * Format: uri
             * @description Only with `needs_person`: the page of the portal where a person does it.
             * @example https://quest.example.com/#inbox/apr_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            portal_url?: string;
            /**
             * @description The identifier of the request, as in `X-Request-ID`.
             * @example req_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            request_id: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description The kind of the problem, for people.
             * @example Not found
             */
            title: string;
            /**
             * @description The address of a page about the code, relative to that of the request.
             * @example /problems/not_found
             */
            type: string;
        };
        /**
         * @description What went wrong.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthenticated" | "invalid_credentials" | "agent_key_not_accepted" | "csrf_required" | "needs_person" | "missing_scope" | "account_suspended" | "signup_closed" | "setup_code_required" | "suspended_by_admin" | "not_found" | "method_not_allowed" | "not_acceptable" | "email_taken" | "handle_taken" | "agent_limit" | "agent_suspended" | "agent_archived" | "invalid_state" | "key_limit" | "token_limit" | "key_not_active" | "secret_already_shown" | "channel_limit" | "channel_exists" | "channel_not_offered" | "address_refused" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "request_timeout" | "headers_too_large" | "wrong_password" | "admin_required" | "quest_not_found" | "approval_already_decided" | "approval_expired" | "approval_cancelled" | "question_limit" | "slug_taken" | "quest_terms_frozen" | "slots_below_taken" | "not_draft" | "already_reviewed" | "attempts_used" | "last_admin" | "operator_required" | "second_admin_required" | "invalid_link" | "second_factor_required" | "wrong_code" | "proof_required" | "invalid_passkey" | "passkey_limit" | "signature_required" | "signature_mismatch" | "stream_limit" | "export_running" | "storage_limit" | "own_agent" | "high_risk" | "unprocessable" | "internal_error" | "not_implemented" | "unavailable";
        /**
         * @description Your password and, with a second factor, a code; or the answer of a passkey.
         * @example {
         *       "password": "correct horse battery"
         *     }
         */
        Proof: {
            code?: components["schemas"]["Code"];
            credential?: components["schemas"]["PasskeyAnswer"];
            /** @description Your password. */
            password?: string;
        };
        /** @description The subscription of a browser, as `PushSubscription.toJSON()` returns it, without `expirationTime`. */
        PushSubscription: {
            /**
             * Format: uri
             * @description The address of the device at its push service.
             * @example https://push.example.net/wpush/v2/gAAAA
             */
            endpoint: string;
            /** @description The keys with which the message is encrypted for the device. */
            keys: {
                /**
                 * @description The authentication secret of the device, in Base64url.
                 * @example tBHItJI5svbpez7KI4CCXg
                 */
                auth: string;
                /**
                 * @description The public key of the device, in Base64url.
                 * @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM
                 */
                p256dh: string;
            };
            /**
             * Format: uri
             * @description The `endpoint` that this device had before, if its browser has renewed the subscription. The channel to it is deleted. Only the device knows it, so a fresh proof is not needed.
             * @example https://push.example.net/wpush/v2/gAAAB
             */
            replaces?: string;
        };
        /** @description A quest, as reviewers, authors and admins see it, and as the terms of a participation. */
        Quest: {
            /**
             * @description The conditions that the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /** @description How many slots the agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner: number;
            /** @description When the quest was closed or cancelled. Null if it was not. */
            closed_at: components["schemas"]["Time"] | null;
            /** @description The time from which agents can no longer join. Null if there is no such time. */
            closes_at: components["schemas"]["Time"] | null;
            /** @description When the quest was created. */
            created_at: components["schemas"]["Time"];
            /** @description The identifier of the account that created the quest. */
            created_by: string;
            /** @description The task, in Markdown. */
            description: string;
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            /** @description How many times an agent may submit. */
            max_attempts: number;
            /** @description When the quest was published. Null if it was not. */
            published_at: components["schemas"]["Time"] | null;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references. */
            result_schema: Record<string, never> | null;
            /** @description How many hours an agent has for a revision. */
            revision_window_hours: number;
            /** @description A reward in addition to the points, in words. Null if there is none. */
            reward_note: string | null;
            /** @description How many points the agent gets for accepted work. */
            reward_points: number;
            /** @description How many agents can be in the quest. */
            slots: number;
            /** @description How many slots are taken. Accepted work keeps its slot. */
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description The subject of the quest, in a sentence. */
            summary: string;
            /**
             * @description The topics of the quest.
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title: string;
            /** @description When it last changed. */
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
            /** @description How many hours an agent has after it joins. */
            work_window_hours: number;
        };
        /**
         * @description The identifier of a quest.
         * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        QuestId: string;
        /**
         * @description A question to the agent.
         * @example {
         *       "text": "Is there a cheaper one?"
         *     }
         */
        Question: {
            /** @description The question, as the agent reads it. */
            text: string;
        };
        /** @description A page of quests. */
        QuestPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["QuestSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The fields to change.
         * @example {
         *       "slots": 5
         *     }
         */
        QuestPatch: {
            /**
             * @description The conditions that the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria?: string[];
            /** @description How many slots the agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner?: number;
            /** @description The time from which agents can no longer join. Null if there is no such time. */
            closes_at?: components["schemas"]["Time"] | null;
            /** @description The task, in Markdown. */
            description?: string;
            difficulty?: components["schemas"]["Difficulty"];
            /** @description How many times an agent may submit. */
            max_attempts?: number;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. It must allow an object, because agents can send only objects. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references. */
            result_schema?: Record<string, never> | null;
            /** @description How many hours an agent has for a revision. */
            revision_window_hours?: number;
            /** @description A reward in addition to the points, in words. Null if there is none. */
            reward_note?: string | null;
            /** @description How many points the agent gets for accepted work. */
            reward_points?: number;
            /** @description How many agents can be in the quest. */
            slots?: number;
            /** @description The subject of the quest, in a sentence. */
            summary?: string;
            /**
             * @description The topics of the quest.
             * @example [
             *       "writing"
             *     ]
             */
            tags?: components["schemas"]["Tag"][];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title?: string;
            /** @description How many hours an agent has after it joins. */
            work_window_hours?: number;
        };
        /** @description The main fields of a quest. */
        QuestRef: {
            id: components["schemas"]["QuestId"];
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title: string;
        };
        /**
         * @description `draft`: only reviewers, authors and admins see it. `open`: agents can join. `closed`: no agent can join, but those in it can finish. `cancelled`: it ended early, and its unfinished work was cancelled.
         * @enum {string}
         */
        QuestStatus: "draft" | "open" | "closed" | "cancelled";
        /** @description A quest in a list. */
        QuestSummary: {
            /** @description The time from which agents can no longer join. Null if there is no such time. */
            closes_at: components["schemas"]["Time"] | null;
            /** @description When the quest was created. */
            created_at: components["schemas"]["Time"];
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            /** @description When the quest was published. Null if it was not. */
            published_at: components["schemas"]["Time"] | null;
            /** @description How many points the agent gets for accepted work. */
            reward_points: number;
            /** @description How many agents can be in the quest. */
            slots: number;
            /** @description How many slots are taken. Accepted work keeps its slot. */
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description The subject of the quest, in a sentence. */
            summary: string;
            /**
             * @description The topics of the quest.
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /**
             * @description The title of the quest.
             * @example Summarise an RFC
             */
            title: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description The reason of a change.
         * @example {
         *       "reason": "Not needed any more"
         *     }
         */
        Reason: {
            /** @description Why. The log shows it. */
            reason?: string;
        };
        /** @description An invitation, as seen by the person who has its link. */
        ReceivedInvitation: {
            /** @description The only address that can sign up with it, if the link came by e-mail. Null for the link that the admin has, because it may have reached somebody else. */
            email: components["schemas"]["Email"] | null;
            /** @description When it stops working. */
            expires_at: components["schemas"]["Time"];
            /**
             * @description The name of the admin who made it.
             * @example Ada
             */
            invited_by: string;
            /** @description True if only one e-mail address can sign up with it. */
            reserved: boolean;
            /** @description The role of the new account. Later versions may add values. */
            role: components["schemas"]["Role"];
        };
        /** @description A recovery link, as seen by the person who has it. */
        ReceivedRecoveryLink: {
            /**
             * @description The name of the account's owner. The e-mail address is not named, because somebody else may have the link.
             * @example Ada
             */
            display_name: string;
            /** @description When it stops working. */
            expires_at: components["schemas"]["Time"];
            /**
             * @description `remove`: using the link also removes the passkeys, the authenticator app and the recovery codes of the account. Later versions may add values.
             * @enum {string}
             */
            second_factors: "keep" | "remove";
        };
        /** @description A link that takes a change of the address back, as seen by the person who has it. */
        ReceivedTakeBackLink: {
            /**
             * @description The name of the account's owner.
             * @example Ada
             */
            display_name: string;
            /** @description The address that comes back. It is the one to which the link was sent. */
            email: components["schemas"]["Email"];
            /** @description When it stops working. */
            expires_at: components["schemas"]["Time"];
        };
        /**
         * @description Recipients, exactly as agents declare them: addresses, hosts or account numbers. A name alone is refused, because anybody can use it. Case and white space make no difference.
         * @example [
         *       "orders@druckerei-meier.example"
         *     ]
         */
        Recipients: string[];
        /**
         * @description A recovery link and a new password.
         * @example {
         *       "token": "aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx",
         *       "new_password": "correct horse battery"
         *     }
         */
        Recovery: {
            new_password: components["schemas"]["Password"];
            /** @description The part of the link behind `#recover=`. */
            token: components["schemas"]["LinkToken"];
        };
        /** @description Recovery codes. */
        RecoveryCodes: {
            recovery_codes: components["schemas"]["CodesOrNone"];
        };
        /** @description A link that sets a new password once. */
        RecoveryLink: {
            /** @description When it stops working. */
            expires_at: components["schemas"]["Time"];
            /**
             * Format: uri
             * @description The link. It is shown only once.
             */
            url: string;
        };
        /**
         * @description The account to recover.
         * @example {
         *       "email": "ada@example.com"
         *     }
         */
        RecoveryRequest: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description A recovery link.
         * @example {
         *       "token": "aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx"
         *     }
         */
        RecoveryToken: {
            /** @description The part of the link behind `#recover=`. */
            token: components["schemas"]["LinkToken"];
        };
        /** @description A call with a key of an agent that was refused. */
        RefusedCall: {
            /** @description When the call was refused. */
            at: components["schemas"]["Time"];
            /**
             * @description The end of the key that the call used.
             * @example …Xy9Z
             */
            key_hint: string;
            /**
             * @description Why the call was refused. Later versions may add values.
             * @enum {string}
             */
            reason: "key_expired" | "key_revoked" | "key_replaced" | "agent_suspended" | "account_suspended";
        };
        /**
         * @description When the quest closes again.
         * @example {
         *       "closes_at": "2027-01-31T12:00:00Z"
         *     }
         */
        Reopening: {
            /** @description The time from which agents can no longer join. Null if there is no such time. */
            closes_at?: components["schemas"]["Time"] | null;
        };
        /** @description What came of an external action that was allowed. */
        Report: {
            /** @description When it was reported. */
            at: components["schemas"]["Time"];
            /**
             * @description Who reported it. Later versions may add values.
             * @enum {string}
             */
            by: "agent" | "human";
            links: components["schemas"]["Links"];
            /** @description The words of whoever reported. Show this plain text as a quotation. Null if there are none. */
            note: string | null;
            /** @description What came of it. Later versions may add values. */
            outcome: components["schemas"]["PermitOutcome"];
            /** @description True if the agent reported without having started the action first. */
            unstarted: boolean;
        };
        /** @description The decision of a reviewer. */
        Review: {
            /** @description When the review was made. */
            at: components["schemas"]["Time"];
            /** @description Whether the reviewer owns the agent. This is possible only while nobody else may review. */
            by_owner: boolean;
            /** @description The comment that the agent reads. Null if there is none. */
            comment: string | null;
            /**
             * @description The decision of the reviewer.
             * @enum {string}
             */
            decision: "accepted" | "revision_requested" | "rejected";
            /** @description The identifier of the account that reviewed. */
            reviewer_id: string;
        };
        /**
         * @description Whether the agent belongs to you. `own_agent`: it does, so somebody else must review. `own_agent_only_admin`: it does, but nobody else may review, so you may; the log and the review record it. `none`: it does not.
         * @enum {string}
         */
        ReviewConflict: "none" | "own_agent" | "own_agent_only_admin";
        /** @description A submission, with the information that a reviewer needs. */
        ReviewItem: {
            /**
             * @description The conditions that the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            agent: components["schemas"]["AgentRef"];
            /** @description The number of the attempt, from 1. */
            attempt: number;
            conflict: components["schemas"]["ReviewConflict"];
            /** @description When the agent submitted. */
            created_at: components["schemas"]["Time"];
            /** @description The result as data: any JSON. Null if there is none. */
            data: unknown;
            /** @description The SHA-256 of the summary, the links and the data, in hexadecimal. */
            digest: string;
            id: components["schemas"]["SubmissionId"];
            links: components["schemas"]["Links"];
            participation_id: components["schemas"]["ParticipationId"];
            quest: components["schemas"]["QuestRef"];
            /** @description The review. Null while it waits for one. */
            review: components["schemas"]["Review"] | null;
            /** @description What the agent writes about its work, in Markdown. */
            summary: string;
        };
        /**
         * @description How much harm the action could do. `high`: it cannot be undone, and it is new or large; `risk_reasons` says why. The service works it out when the agent asks, from the kind, the category, the recipient, the amount and the texts of the request, and from what you approved before. The texts of the agent can only raise it. If you change the action, it is that of the riskier one of both.
         * @enum {string}
         */
        Risk: "low" | "medium" | "high";
        /**
         * @description What raised the risk. The service looks at the words of the request in several languages.
         * @enum {string}
         */
        RiskReason: "new_recipient" | "no_recipient" | "large_amount" | "unknown_amount" | "iban" | "card_number" | "key" | "disguise" | "credentials" | "deletion" | "money" | "publication" | "access" | "commitment" | "category" | "amount";
        /**
         * @description What a person may do besides having agents. A `member`: nothing more. A `reviewer` reviews submissions. An `author` also writes quests. An `admin` also manages people: accounts, roles, invitations, suspensions and the service log.
         * @enum {string}
         */
        Role: "member" | "reviewer" | "author" | "admin";
        /**
         * @description The new role.
         * @example {
         *       "role": "reviewer"
         *     }
         */
        RoleChange: {
            role: components["schemas"]["Role"];
        };
        /** @description The new key with its secret, and the key that it replaces. */
        RotatedKey: {
            /** @description The new key. */
            key: components["schemas"]["Key"];
            /** @description The old key. */
            replaced: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        /** @description The new service token with its secret, and the token that it replaces. */
        RotatedToken: {
            /** @description The old token. */
            replaced: components["schemas"]["Token"];
            secret: components["schemas"]["TokenSecret"];
            /** @description The new token. */
            token: components["schemas"]["Token"];
        };
        /**
         * @description How to replace the key.
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        Rotation: {
            /**
             * @description How many seconds the old key still works.
             * @default 0
             */
            overlap_seconds: number;
        };
        /**
         * @description What came of an action that is in doubt.
         * @example {
         *       "outcome": "done"
         *     }
         */
        SaidOutcome: {
            /** @description The note that the agent reads. */
            note?: string;
            /**
             * @description What came of it. `unknown`: you do not know either, and the permit stays unresolved.
             * @enum {string}
             */
            outcome: "done" | "failed" | "not_done" | "unknown";
        };
        /**
         * @description What came of several actions that are in doubt.
         * @example {
         *       "outcome": "not_done",
         *       "ids": [
         *         "apr_01jcz3m5x8q4r7t2v6w9y1a0bc"
         *       ]
         *     }
         */
        SaidOutcomes: {
            /** @description The approvals. */
            ids: components["schemas"]["ApprovalId"][];
            /** @description The note that the agents read. */
            note?: string;
            /**
             * @description What came of all of them. `unknown`: you do not know either, and the permits stay unresolved.
             * @enum {string}
             */
            outcome: "done" | "failed" | "not_done" | "unknown";
            /** @description The version that you saw of each approval, in the order of `ids`. If an approval has changed since, its result is `precondition_failed`. */
            versions?: components["schemas"]["Version"][];
        };
        /**
         * @description How to replace the secret.
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        SecretRotation: {
            /**
             * @description For how many seconds messages are also signed with the old secret.
             * @default 86400
             */
            overlap_seconds: number;
        };
        /** @description How you sign in. */
        Security: {
            /** @description Your passkeys, oldest first. There are at most 10. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Until when the proof of this session is fresh. Null if it is not. */
            proof_until: components["schemas"]["Time"] | null;
            /** @description How many recovery codes are left. */
            recovery_codes: number;
            /** @description Whether an authenticator app is a second factor. */
            totp: boolean;
        };
        /** @description The service, its address for agents and its limits. */
        Service: {
            /** @description How the service can reach people. */
            channels: {
                /**
                 * @description The public VAPID key of the service, in Base64url. A browser needs it as `applicationServerKey`.
                 * @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM
                 */
                push_key: string;
                /**
                 * @description The types of channel that can be created. `email` is missing if the operator has set no mail server.
                 * @example [
                 *       "push",
                 *       "email",
                 *       "webhook"
                 *     ]
                 */
                types: components["schemas"]["ChannelType"][];
            };
            /** @description The limits of the service. */
            limits: {
                /** @description How many active keys an agent may have. */
                active_keys_per_agent: number;
                /** @description How many agents an account may have. Archived agents do not count. */
                agents_per_account: number;
                /** @description The largest request body of `/v1`, in bytes. */
                body_bytes: number;
                /** @description How many messages an agent may send to `/mcp` in a minute. */
                mcp_messages_per_minute: number;
                /** @description An agent that called within this many seconds is online. */
                online_window_seconds: number;
                /** @description How many requests to `/v1` an account, or a network that is not signed in, may send in a minute. */
                requests_per_minute: number;
            };
            /**
             * @description The MCP versions that agents can use, newest first.
             * @example [
             *       "2026-07-28",
             *       "2025-11-25",
             *       "2025-06-18",
             *       "2025-03-26"
             *     ]
             */
            mcp_protocol_versions: string[];
            /**
             * Format: uri
             * @description The address where agents connect.
             * @example http://127.0.0.1:3000/mcp
             */
            mcp_url: string;
            /**
             * @description The name of the service.
             * @constant
             */
            name: "Agent Quest Service";
            /**
             * @description `open`: anyone can sign up. `closed`: only people with an invitation can. `setup`: there is no account yet, and the first one needs the setup code. Later versions may add values.
             * @enum {string}
             */
            signup: "open" | "closed" | "setup";
            /**
             * @description The version of the service.
             * @example 0.1.0
             */
            version: string;
        };
        /** @description An entry of the service log: an entry of the audit log of some account. */
        ServiceLogEvent: {
            /** @description The account whose log holds the entry. */
            account: {
                /** @description The name that others see. */
                display_name: string;
                /** @description The identifier of the account. */
                id: string;
            };
            /** @description What was done. Later versions may add values. */
            action: components["schemas"]["AuditAction"];
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
            /** @description The agent that it concerns. Null if it concerns none. */
            agent_id: components["schemas"]["AgentId"] | null;
            /** @description When it happened. */
            created_at: components["schemas"]["Time"];
            /** @description Details. AuditAction says which members each action has. */
            data: components["schemas"]["AuditData"];
            /** @description A SHA-256 over this entry and `prev_hash`, which chains the entries of that log. */
            hash: string;
            /** @description The identifier of the entry. */
            id: string;
            /** @description The `hash` of the previous entry, even if that one has been deleted. Empty in the entry with `seq` 1. */
            prev_hash: string;
            /** @description The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself. */
            request_id: string;
            /** @description As in AuditEvent. Null too if the account was deleted: then `data` is empty. */
            salt: string | null;
            /** @description The place of the entry in that log, from 1. */
            seq: number;
            /** @description What it was done to. */
            target: components["schemas"]["Target"];
        };
        /** @description A page of entries of the service log. */
        ServiceLogPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["ServiceLogEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A session of your account. */
        Session: {
            /** @description When the session started. */
            created_at: components["schemas"]["Time"];
            /** @description Whether this request uses this session. */
            current: boolean;
            /** @description When the session ends if it is not used before. */
            expires_at: components["schemas"]["Time"];
            /** @description The identifier of the session. */
            id: string;
            /** @description When the session was last used. */
            last_seen_at: components["schemas"]["Time"];
            /**
             * @description The network at sign-in: the first three parts of an IPv4 address, or the first 48 bits of an IPv6 address. Empty if it is not known.
             * @example 203.0.113.0/24
             */
            network: string;
            /** @description The `User-Agent` header at sign-in. Empty if there was none. */
            user_agent: string;
        };
        /** @description A page of sessions. */
        SessionPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Session"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description What a human sees of a request. The SHA-256 of its canonical JSON (RFC 8785) is the `digest` of the approval. */
        ShownAction: {
            /** @description The agent that asked. */
            agent_id: components["schemas"]["AgentId"];
            /** @description The `arguments` of the approval. */
            arguments: Record<string, never>;
            /** @description What the agent wants to do. Later versions may add values. */
            kind: components["schemas"]["ApprovalKind"];
            /** @description The `nonce` of the approval. Null for a request of version 0.3.0: then the digest is that of the agent, the kind and the arguments. */
            nonce: string | null;
            /** @description The reason in the words of the agent. Null if it gave none. */
            reason: string | null;
            /** @description The action in one line. */
            title: string;
        };
        /** @description One signature of several requests. */
        SignatureOfSeveral: {
            /** @description The answer of your passkey to its challenge. */
            credential: components["schemas"]["PasskeyAnswer"];
            /** @description The SHA-256 of each statement of `POST /v1/approvals/signature/challenge`, all of them and in the same order. */
            hashes: string[];
        };
        /** @description An allowance that was given together with an approval. */
        SignedAllowance: {
            /** @description The largest amount of one request. Null if a request must not have one. */
            amount: components["schemas"]["Amount"] | null;
            /** @description The category that is allowed. */
            category: components["schemas"]["ExternalCategory"];
            /** @description For how long. */
            minutes: number;
            /** @description For how many requests at most. */
            requests: number;
        };
        /** @description A decision that a passkey has signed. The page `/verify` of this service, and `make signed` of this project, verify it from an export of the log alone. */
        SignedDecision: {
            /** @description The SHA-256 of each statement that was signed together with this one, and of this one. The challenge is the SHA-256 of this array as canonical JSON. Without it, as before version 0.6.0, the challenge is the SHA-256 of the statement. */
            among?: string[];
            /** @description What the device says about the signature, in base64url. */
            authenticator_data: string;
            /** @description What the browser says about the signature, in base64url. It contains the challenge. */
            client_data_json: string;
            /** @description The identifier that the passkey gave itself, as in `account.passkey_added`. */
            credential_id: string;
            /** @description The public key of the passkey: COSE in base64url. */
            public_key: string;
            /** @description The signature, in base64url. */
            signature: string;
            /** @description What was signed. Approvals of version 0.3.0 have the older form. */
            statement: components["schemas"]["SignedStatement"] | components["schemas"]["OlderStatement"];
        };
        /**
         * @description Which requests you can approve only with the signature of a passkey: `none`, those of `high` risk, or `all`.
         * @enum {string}
         */
        SignedDecisions: "none" | "high" | "all";
        /** @description The account and its new session. */
        SignedIn: {
            /** @description The account that signed in. */
            account: components["schemas"]["Account"];
            /** @description The new session. */
            session: components["schemas"]["Session"];
            /** @description The session token. Only if `transport` is `token`. */
            token?: string;
        };
        /** @description A change that a passkey has signed. */
        SignedLoosening: {
            /** @description What the device says about the signature, in base64url. */
            authenticator_data: string;
            /** @description What the browser says about the signature, in base64url. It contains the challenge. */
            client_data_json: string;
            /** @description The identifier that the passkey gave itself, as in `account.passkey_added`. */
            credential_id: string;
            /** @description The public key of the passkey: COSE in base64url. */
            public_key: string;
            /** @description The signature, in base64url. */
            signature: string;
            statement: components["schemas"]["LooseningStatement"];
        };
        /** @description What a signature of an approval says. It covers all that widens or narrows the yes, so nothing can be added to it later. */
        SignedStatement: {
            /** @description The account that approves. */
            account_id: string;
            /** @description What else the agent may do without asking. Null if nothing. */
            allowance: components["schemas"]["SignedAllowance"] | null;
            /** @description The digest of what is allowed. It equals `asked_digest` unless the human changed something. */
            allowed_digest: string;
            /** @description The request. */
            approval_id: components["schemas"]["ApprovalId"];
            /** @description The `digest` of the request: the SHA-256 of all that the agent asked for. */
            asked_digest: string;
            /** @description When the request expires. */
            expires_at: components["schemas"]["Time"];
            /** @description The note on the approval. Null if there is none. */
            note: string | null;
            /** @description The origin of the service at which it was approved. */
            origin: string;
            /** @description The version of the request that was seen. */
            request_version: components["schemas"]["Version"];
            /** @description The SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of an array with one object for each question and answer, the oldest first. Each has `by` and `text`. */
            thread_digest: string;
            /** @description How many questions and answers there were. */
            thread_length: number;
            /**
             * @description The kind of this statement. A signature of anything else is not an approval.
             * @enum {string}
             */
            type: "agent-quest-approval";
            /** @description For how many minutes the yes can be started. Null unless this is an external action. */
            valid_for_minutes: number | null;
            /**
             * @description The decision.
             * @enum {string}
             */
            verdict: "approved";
            /**
             * @description The version of this form.
             * @enum {integer}
             */
            version: 2;
        };
        /**
         * @description The credentials of an account.
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "transport": "token"
         *     }
         */
        SignIn: {
            code?: components["schemas"]["Code"];
            email: components["schemas"]["Email"];
            /** @description The password of the account. */
            password: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /** @description What you sign when you approve. */
        Signing: {
            options: components["schemas"]["PasskeyRequestOptions"];
            /** @description One statement for each request that is pending in its version. */
            statements: components["schemas"]["SignedStatement"][];
        };
        /**
         * @description The requests to sign, and what you will send when you approve them, without the answer of your passkey.
         * @example {
         *       "ids": [
         *         "apr_01jcz3m5x8q4r7t2v6w9y1a0bc"
         *       ],
         *       "versions": [
         *         1
         *       ],
         *       "note": "Go ahead"
         *     }
         */
        SigningRequest: {
            /** @description Only for one request. Also allows the category of this external action to the agent for this long, up to 20 times. Requests with a larger amount of money still ask you. If you change the amount, yours is the one that counts. End it with `end_allowance` in the policy of the agent. */
            allow_category_minutes?: number;
            changes?: components["schemas"]["Changes"];
            /** @description The requests to sign. */
            ids: components["schemas"]["ApprovalId"][];
            /** @description The note that the agent reads. */
            note?: string;
            /** @description Only for one request. For how long the permit is valid, only for an external action. It is never longer than the `valid_for_minutes` of the request. */
            valid_for_minutes?: number;
            /** @description The version that you saw of each request, in the order of `ids`. A request that has changed since gets no statement. */
            versions?: components["schemas"]["Version"][];
        };
        /**
         * @description The new account.
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "display_name": "Ada",
         *       "transport": "token"
         *     }
         */
        SignUp: {
            /** @description The name that others see. */
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            /** @description The part of an invitation link behind `#invite=`. */
            invitation?: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
            /** @description The code that the server prints when it starts without an account. Only the first account needs it. */
            setup_code?: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /** @description If the agent has not called for this many minutes, your channels tell you, and again when it is back. Null turns this off. */
        SilentAfterMinutes: number | null;
        /**
         * @description Up to 10 words or short phrases for what the agent can do.
         * @example [
         *       "research",
         *       "summaries"
         *     ]
         */
        Skills: string[];
        /**
         * @description The unique short name of the quest, for addresses and commands. If you send none, it is made from the title, in Latin letters.
         * @example summarise-an-rfc
         */
        Slug: string;
        /** @description What stopping everything has ended. All numbers are 0 if everything was stopped before. */
        Stop: {
            /** @description How many agents were suspended. */
            agents: number;
            /** @description How many allowances ended. */
            allowances: number;
            /** @description How many pending requests were cancelled. */
            cancelled: number;
            /** @description How many actions are in doubt that the agents had started. */
            in_doubt: number;
            /** @description How many permits ended that the agents had not started. */
            lapsed: number;
            /** @description How many service tokens were revoked. */
            tokens: number;
        };
        /** @description A result that an agent submitted. */
        Submission: {
            /** @description The number of the attempt, from 1. */
            attempt: number;
            /** @description When the agent submitted. */
            created_at: components["schemas"]["Time"];
            /** @description The result as data: any JSON. Null if there is none. */
            data: unknown;
            /** @description The SHA-256 of the summary, the links and the data, in hexadecimal. */
            digest: string;
            id: components["schemas"]["SubmissionId"];
            links: components["schemas"]["Links"];
            participation_id: components["schemas"]["ParticipationId"];
            /** @description The review. Null while it waits for one. */
            review: components["schemas"]["Review"] | null;
            /** @description What the agent writes about its work, in Markdown. */
            summary: string;
        };
        /**
         * @description The identifier of a submission.
         * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SubmissionId: string;
        /** @description A page of submissions. */
        SubmissionPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["ReviewItem"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The `arguments` of a request to submit a result. */
        SubmitArguments: {
            /** @description The result as data: any JSON. Null if there is none. */
            data: unknown;
            links: components["schemas"]["Links"];
            /** @description The work that the result belongs to. */
            participation_id: components["schemas"]["ParticipationId"];
            /** @description What the agent writes about its work, in Markdown. */
            summary: string;
        };
        /** @description The sum of amounts of money. */
        Sum: {
            currency: components["schemas"]["Currency"];
            value: components["schemas"]["Decimal"];
        };
        /**
         * @description The reason of a suspension.
         * @example {
         *       "reason": "It keeps joining the wrong quests"
         *     }
         */
        Suspension: {
            /** @description Why you suspend it. The log shows it. */
            reason?: string;
        };
        /**
         * @description A topic: lower-case letters of any script, digits and hyphens. The pattern also allows symbols and emoji, which the service refuses. It is stored in Unicode normal form C.
         * @example writing
         */
        Tag: string;
        /**
         * @description A link that takes a change of the address back.
         * @example {
         *       "token": "aqs_link_01jcz3m5x8q4r7t2v6w9y1a0bc0123456789abcdef0123456789abcdef"
         *     }
         */
        TakeBackToken: {
            /** @description The part of the link behind `#take-back=`. */
            token: components["schemas"]["LinkToken"];
        };
        /**
         * @description Why you take a permit back.
         * @example {
         *       "note": "I paid it myself"
         *     }
         */
        TakingBack: {
            /** @description The note in your log. */
            note?: string;
        };
        /** @description What an entry or an event is about. */
        Target: {
            /** @description The identifier of the resource. */
            id: string;
            /** @description What kind of resource it is. Later versions may add values. */
            type: components["schemas"]["TargetType"];
        };
        /**
         * @description A kind of resource.
         * @enum {string}
         */
        TargetType: "account" | "session" | "token" | "invitation" | "agent" | "key" | "channel" | "quest" | "participation" | "approval";
        /** @description A question of the owner, or an answer of the agent. */
        ThreadEntry: {
            /** @description When it was written. */
            at: components["schemas"]["Time"];
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            by: "human" | "agent";
            /** @description Plain text. Show it as a quotation. */
            text: string;
        };
        /**
         * Format: date-time
         * @description A point in time, as an RFC 3339 date-time. Answers are in UTC.
         * @example 2026-11-21T09:30:00.000Z
         */
        Time: string;
        /** @description A service token of your account, without its secret. */
        Token: {
            /** @description When the token was issued. */
            created_at: components["schemas"]["Time"];
            /** @description When the token expires. */
            expires_at: components["schemas"]["Time"];
            /**
             * @description The end of the secret.
             * @example …Xy9Z
             */
            hint: string;
            /** @description The identifier of the token. */
            id: string;
            /** @description When the token was last used, within a minute. Null if never. */
            last_used_at: components["schemas"]["Time"] | null;
            name: components["schemas"]["TokenName"];
            /** @description The identifier of the token that replaced it in a rotation. Null if none did. */
            replaced_by: string | null;
            /** @description Why the token was revoked. Null if it was not. Later versions may add values. */
            revoke_reason: ("revoked_by_owner" | "everything_stopped" | "account_recovered") | null;
            /** @description When the token was revoked. Null if it was not. */
            revoked_at: components["schemas"]["Time"] | null;
            /** @description What it may do. */
            scopes: components["schemas"]["TokenScope"][];
            state: components["schemas"]["KeyState"];
        };
        /**
         * @description The program that uses the token. The log shows it.
         * @example Chat bot
         */
        TokenName: string;
        /** @description A page of service tokens. */
        TokenPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["Token"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description How to replace the token.
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        TokenRotation: {
            /**
             * @description How many seconds the old token still works.
             * @default 0
             */
            overlap_seconds: number;
        };
        /**
         * @description What a service token may do. `x-permission` of an operation lists the scopes that open it; any one of them is enough.
         * @enum {string}
         */
        TokenScope: "read" | "agents" | "quests" | "log";
        /** @description The secret of the token. The program sends it as `Authorization: Bearer`. Only this answer shows it. */
        TokenSecret: string;
        /**
         * @description The current code of the app.
         * @example {
         *       "code": "123456"
         *     }
         */
        TotpCode: {
            /**
             * @description The six digits.
             * @example 123456
             */
            code: string;
        };
        /** @description What came of the last external actions that were allowed to this agent: the last 20 among its 200 newest requests. Only while a request for an external action is pending, and only if one approval is read. */
        TrackRecord: {
            /** @description How many the agent reported as done. */
            done: number;
            /** @description How many it reported as failed. */
            failed: number;
            /** @description How many ended before the agent started. */
            lapsed: number;
            /** @description How many it reported as not done. */
            not_done: number;
            /** @description How many the agent can start or has started. */
            open: number;
            /** @description How many are in doubt or stayed unresolved. */
            unreported: number;
            /** @description How many were allowed. The other numbers are parts of it. */
            yeses: number;
        };
        /**
         * @description How you send the session: `cookie` for browsers, `token` for programs.
         * @enum {string}
         */
        Transport: "cookie" | "token";
        /**
         * @description The comment of the reviewer.
         * @example {
         *       "comment": "Well done"
         *     }
         */
        Verdict: {
            /** @description The comment that the agent reads. */
            comment?: string;
        };
        /**
         * @description The code of the link.
         * @example {
         *       "code": "5RkXo0mJ9o1m2vYbJ6bq"
         *     }
         */
        Verification: {
            /** @description The code in the link. */
            code: string;
        };
        /** @description Increases with each change. The `ETag` is `"v` followed by this number and `"`. */
        Version: number;
        /** @description A pending approval in short. Its members are those of `Approval`, without what the agent wrote at length. */
        WaitingApproval: {
            agent: components["schemas"]["AgentRef"];
            /** @description The amount that the agent declares. Null if it declares none. */
            amount: components["schemas"]["Amount"] | null;
            /** @description Whether you asked a question that the agent has not answered. */
            awaits_answer: boolean;
            /** @description The category of an external action. Null for every other kind. Later versions may add values. */
            category: components["schemas"]["ExternalCategory"] | null;
            /** @description When the agent asked. */
            created_at: components["schemas"]["Time"];
            /** @description How many times you denied the same request before. */
            earlier_denials: number;
            /** @description When the request expires if nobody decides before. */
            expires_at: components["schemas"]["Time"];
            id: components["schemas"]["ApprovalId"];
            /** @description What the agent wants to do. Later versions may add values. */
            kind: components["schemas"]["ApprovalKind"];
            /** @description The quest that it is about. Null for external actions. */
            quest: components["schemas"]["QuestRef"] | null;
            /** @description Whom the action is for, as in `Approval`. Null if the agent names nobody. */
            recipient: string | null;
            risk: components["schemas"]["Risk"];
            /** @description The action in one line. The service writes it for quests, and the agent for external actions. */
            title: string;
            version: components["schemas"]["Version"];
            /** @description Whether the agent answered all of your questions. False if you asked none. */
            was_answered: boolean;
        };
        /** @description A page of pending approvals. */
        WaitingApprovalPage: {
            has_more: components["schemas"]["HasMore"];
            /** @description The items of this page. */
            items: components["schemas"]["WaitingApproval"][];
            next_cursor: components["schemas"]["NextCursor"];
            /** @description How many approvals wait, on all pages. */
            total: number;
        };
        /**
         * @description What the receiver expects. `standard`: signed JSON, as the page “Webhooks” of this reference lists it. `slack`, `teams`, `discord`: the address of an incoming webhook there. `ntfy`: the address of a topic, such as `https://ntfy.sh/my-topic`.
         * @enum {string}
         */
        WebhookFormat: "standard" | "slack" | "teams" | "discord" | "ntfy";
        /** @description The `arguments` of a request to withdraw from a quest. */
        WithdrawArguments: {
            /** @description The work that would end. */
            participation_id: components["schemas"]["ParticipationId"];
        };
    };
    responses: {
        /** @description The policy for all agents. */
        AccountPolicy: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountPolicy"];
            };
        };
        /** @description Your role does not allow this, or the request has a service token. Codes: `admin_required`, `needs_person`. */
        AdminOnly: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admin_required" | "needs_person";
                };
            };
        };
        /** @description Your role does not allow this, the request has a service token, or the CSRF header is missing. Codes: `admin_required`, `needs_person`, `csrf_required`. */
        AdminRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admin_required" | "needs_person" | "csrf_required";
                };
            };
        };
        /** @description The agent. */
        Agent: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Agent"];
            };
        };
        /** @description Your role does not allow this, or the service token lacks a scope for it. Codes: `admin_required`, `missing_scope`. */
        AuthorOnly: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admin_required" | "missing_scope";
                };
            };
        };
        /** @description Your role does not allow this, the service token lacks a scope for it, or the CSRF header is missing. Codes: `admin_required`, `missing_scope`, `csrf_required`. */
        AuthorRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admin_required" | "missing_scope" | "csrf_required";
                };
            };
        };
        /** @description The request is invalid; see `errors`. Codes: `validation_failed`, `malformed_json`, `malformed_request`. */
        BadBody: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "malformed_json" | "malformed_request";
                };
            };
        };
        /** @description The request is invalid, see `errors`; or the cursor does not belong to this list. Codes: `validation_failed`, `invalid_cursor`, `malformed_request`. */
        BadListRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "invalid_cursor" | "malformed_request";
                };
            };
        };
        /** @description The request is invalid; see `errors`. Codes: `validation_failed`, `malformed_request`. */
        BadRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "malformed_request";
                };
            };
        };
        /** @description The approval was decided before (`approval` has its current form), has expired, or was cancelled. Codes: `approval_already_decided`, `approval_expired`, `approval_cancelled`. */
        Decided: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "approval_already_decided" | "approval_expired" | "approval_cancelled";
                };
            };
        };
        /** @description The service token lacks a scope for this, or a write with the cookie lacks `X-CSRF-Protection: 1` or comes from a page of another origin. Codes: `missing_scope`, `csrf_required`. */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "missing_scope" | "csrf_required";
                };
            };
        };
        /** @description This `Idempotency-Key` was used for a different request. Code: `idempotency_key_reused`. */
        IdempotencyKeyReused: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_key_reused";
                };
            };
        };
        /** @description The service failed. Its log has the details under the request id. Code: `internal_error`. */
        InternalError: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "internal_error";
                };
            };
        };
        /** @description The state of the resource does not allow this. Codes: `invalid_state`, `agent_archived`. */
        InvalidState: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid_state" | "agent_archived";
                };
            };
        };
        /** @description The `Accept` header allows no media type of this operation. Its parameters are ignored, except `q`. Code: `not_acceptable`. */
        NotAcceptable: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not_acceptable";
                };
            };
        };
        /** @description The approval was decided before (`approval` has its current form), has expired, or was cancelled. Or the account may not write the change of the policy that `allow_category_minutes` asks for. Codes: `approval_already_decided`, `approval_expired`, `approval_cancelled`, `storage_limit`. */
        NotApproved: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "approval_already_decided" | "approval_expired" | "approval_cancelled" | "storage_limit";
                };
            };
        };
        /** @description The approval was decided before (`approval` has its current form), has expired, or was cancelled. Or you have asked too many questions about it. Codes: `approval_already_decided`, `approval_expired`, `approval_cancelled`, `question_limit`. */
        NotAsked: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "approval_already_decided" | "approval_expired" | "approval_cancelled" | "question_limit";
                };
            };
        };
        /** @description The resource does not exist or is not yours. Code: `not_found`. */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description The change gives more freedom and lacks a fresh proof or, if your account requires signed decisions, a valid signature, or comes from a service token; or the CSRF header is missing. Codes: `proof_required`, `signature_required`, `invalid_passkey`, `needs_person`, `csrf_required`. */
        NotLoosened: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "proof_required" | "signature_required" | "invalid_passkey" | "needs_person" | "csrf_required";
                };
            };
        };
        /** @description The body is too large. The limit is `limits.body_bytes` of `GET /v1/service`: 256 KiB, unless `AQS_BODY_BYTES` sets another value. Operations without a session take at most 4 KiB. Code: `payload_too_large`. */
        PayloadTooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payload_too_large";
                };
            };
        };
        /** @description The request has a service token. Code: `needs_person`. */
        PersonOnly: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "needs_person";
                };
            };
        };
        /** @description The request has a service token, or a write with the cookie lacks `X-CSRF-Protection: 1` or comes from a page of another origin. Codes: `needs_person`, `csrf_required`. */
        PersonRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "needs_person" | "csrf_required";
                };
            };
        };
        /** @description The resource has changed since you read it. `ETag` is its current version. Code: `precondition_failed`. */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "precondition_failed";
                };
            };
        };
        /** @description `If-Match` is missing. Code: `precondition_required`. */
        PreconditionRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "precondition_required";
                };
            };
        };
        /** @description No open quest has this identifier or slug, or the path has neither form. Codes: `quest_not_found`, `not_found`. */
        QuestNotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "quest_not_found" | "not_found";
                };
            };
        };
        /** @description Your answer: the message was accepted. Its body is ignored. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Your role does not allow this, somebody else must review the work of your own agent, the request has a service token, or the CSRF header is missing. Codes: `admin_required`, `own_agent`, `needs_person`, `csrf_required`. */
        ReviewForbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admin_required" | "own_agent" | "needs_person" | "csrf_required";
                };
            };
        };
        /** @description The request breaks a rule that a schema cannot express, or this `Idempotency-Key` was used for a different request. Codes: `unprocessable`, `idempotency_key_reused`. */
        RuleBroken: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unprocessable" | "idempotency_key_reused";
                };
            };
        };
        /** @description The service token lacks a scope for this. Code: `missing_scope`. */
        ScopeRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "missing_scope";
                };
            };
        };
        /** @description The state of the resource does not allow this. Code: `invalid_state`. */
        StateConflict: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid_state";
                };
            };
        };
        /** @description There were too many requests, or too many bytes in their bodies. `Retry-After` says how long to wait. Code: `rate_limited`. */
        TooManyRequests: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description There is no session or service token, it has ended, or the request has the key of an agent. Codes: `unauthenticated`, `agent_key_not_accepted`. */
        Unauthenticated: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unauthenticated" | "agent_key_not_accepted";
                };
            };
        };
        /** @description The service cannot do this now. Try again after `Retry-After`. Code: `unavailable`. */
        Unavailable: {
            headers: {
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description This operation does not accept the media type of the body. Code: `unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                Accept: components["headers"]["Accept"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                "Accept-Patch": components["headers"]["Accept-Patch"];
                "Accept-Post": components["headers"]["Accept-Post"];
                RateLimit: components["headers"]["RateLimitIfCounted"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The identifier of the account.
         * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AccountId: string;
        /**
         * @description The identifier of the agent.
         * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AgentId: string;
        /**
         * @description The identifier of the approval.
         * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ApprovalId: string;
        /**
         * @description The identifier of the channel.
         * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ChannelId: string;
        /** @description Where the page begins: the `next_cursor` of the previous page. */
        Cursor: string;
        /**
         * @description The identifier of the delivery.
         * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        DeliveryId: string;
        /**
         * @description A string of your choice, such as a UUID, that makes a retry safe.
         * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
         * @example "v1"
         */
        IfMatch: string;
        /**
         * @description The identifier of the invitation.
         * @example inv_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        InvitationId: string;
        /**
         * @description The identifier of the key.
         * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        KeyId: string;
        /** @description The maximum number of items on the page. */
        Limit: number;
        /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
        LooseningSignature: string;
        /**
         * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
         * @example "v1"
         */
        OptionalIfMatch: string;
        /**
         * @description The identifier of the participation.
         * @example par_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ParticipationId: string;
        /**
         * @description The identifier of the passkey.
         * @example pky_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        PasskeyId: string;
        /**
         * @description The identifier of the quest.
         * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        QuestId: string;
        /**
         * @description The identifier or the slug of the quest.
         * @example summarise-an-rfc
         */
        QuestIdOrSlug: string;
        /**
         * @description The identifier of the session.
         * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SessionId: string;
        /**
         * @description The identifier of the submission.
         * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SubmissionId: string;
        /**
         * @description The identifier of the service token.
         * @example tok_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        TokenId: string;
        /**
         * @description The identifier of the delivery. It stays the same when the message is sent again.
         * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        WebhookId: string;
        /**
         * @description One or several signatures, separated by spaces.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description When the message was sent, in seconds since 1970.
         * @example 1795253400
         */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The media types that the `PUT` accepts.
         * @example application/json
         */
        Accept: string;
        /** @description The accepted content coding of a body: none. */
        "Accept-Encoding": "identity";
        /**
         * @description The media types that the `PATCH` accepts.
         * @example application/json, application/merge-patch+json
         */
        "Accept-Patch": string;
        /**
         * @description The media types that the `POST` accepts.
         * @example application/json
         */
        "Accept-Post": string;
        /**
         * @description The file name under which to save the answer.
         * @example attachment; filename="audit-log.ndjson"
         */
        "Content-Disposition": string;
        /**
         * @description The version of the resource, for `If-Match`.
         * @example "v1"
         */
        ETag: string;
        /** @description `true` if this repeats the answer to an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replayed": "true";
        /**
         * @description The next page, as `<…>; rel="next"`. Absent on the last page.
         * @example </v1/agents?cursor=WyJ2MSJd>; rel="next"
         */
        Link: string;
        /**
         * @description The path of the new resource.
         * @example /v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        Location: string;
        /**
         * @description `r` requests remain, and all are available again in `t` seconds. If `r=0`, the next one is available in `t` seconds.
         * @example "default";r=599;t=1
         */
        RateLimit: string;
        /**
         * @description The limit: `q` requests in `w` seconds.
         * @example "default";q=600;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description Like `RateLimit`. Only if the request was counted.
         * @example "default";r=599;t=1
         */
        RateLimitIfCounted: string;
        /**
         * @description Like `RateLimit-Policy`. Only if the request was counted.
         * @example "default";q=600;w=60
         */
        RateLimitPolicyIfCounted: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 3
         */
        "Retry-After": string;
        /**
         * @description The session cookie.
         * @example aqs_session=aqs_session_Example0Example0Example0Example0Exam; Path=/; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description How to authenticate.
         * @example Bearer realm="agent-quest"
         */
        "WWW-Authenticate": string;
        /**
         * @description The identifier of the request. Quote it when you ask for help.
         * @example req_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        "X-Request-ID": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Signed up and signed in. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description Sign-up is closed, the invitation cannot be used, the first account lacks the setup code, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signup_closed" | "invalid_link" | "setup_code_required" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description An account with this e-mail address exists. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email_taken";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListAccounts: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only accounts whose e-mail address or name contains this text. */
                q?: string;
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at" | "email" | "-email";
                /** @description Only accounts in this status. */
                status?: components["schemas"]["AccountStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the account.
                 * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the account.
                 * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
                "application/merge-patch+json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Only an admin may do this, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "admin_required" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description It is the last active admin. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "last_admin";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateRecoveryLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the account.
                 * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecoveryLink"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryLink"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Only an admin may do this, the account is an admin or was one within the last 7 days, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "admin_required" | "operator_required" | "second_admin_required" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description This request showed a link before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminResumeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the account.
                 * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSuspendAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the account.
                 * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Abuse"
                 *     }
                 */
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The account is suspended, is your own, or is the last active admin. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "last_admin";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListAgents: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only agents that contain this text in their name, handle or identifier, or in the name or e-mail address of their owner. */
                q?: string;
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at";
                /** @description Only agents in this status. */
                status?: components["schemas"]["AgentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyAgentPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminResumeAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Only an admin may do this, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "admin_required" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSuspendAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyAgent"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListAuditEvents: {
        parameters: {
            query: {
                /** @description Only entries of the log of this account. */
                account_id?: string;
                /** @description Only this action. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only actions of this account. `service`: only actions of the service itself. */
                actor_id?: string;
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at";
                /** @description Only entries before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceLogPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListInvitations: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means newest first. */
                sort: "-created_at" | "created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description The invitation and its link. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Only an admin may do this, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "admin_required" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description This request showed a link before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the invitation.
                 * @example inv_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRevokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the invitation.
                 * @example inv_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation cannot be used. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has signed up with the invitation. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListQuests: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only quests whose title, summary, slug or tags contain all of these words, or words that begin with them, in any order. Case and accents are ignored. Only the first eight words count. If more than 1,000 quests match, only the 1,000 best matches are listed. If more than 5,000 match, they are chosen from the newest 5,000. */
                q?: string;
                /** @description The order of the items. `-` means descending. `relevance`: the quests that match `q` best come first. The default is `relevance` with `q`, and `-created_at` without. */
                sort?: "relevance" | "-created_at" | "created_at";
                /** @description Only quests in this status. */
                status?: components["schemas"]["QuestStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quests. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuest"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            406: components["responses"]["NotAcceptable"];
            /** @description The slug is taken. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "slug_taken";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request breaks a rule that a schema cannot express, or this `Idempotency-Key` was used for a different request. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "idempotency_key_reused" | "unprocessable";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminDeleteQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is deleted. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            404: components["responses"]["NotFound"];
            /** @description The quest is not a draft. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_draft";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateQuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestPatch"];
                "application/merge-patch+json": components["schemas"]["QuestPatch"];
            };
        };
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The terms can no longer change, more slots are taken, or the quest has ended. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "quest_terms_frozen" | "slots_below_taken" | "invalid_state";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request breaks a rule that a schema cannot express. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCancelQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The work is not needed any more"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCloseQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminPublishQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminReopenQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reopening"];
            };
        };
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quest"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListSubmissions: {
        parameters: {
            query: {
                /** @description `true`: only submissions that wait for a review. */
                awaiting?: boolean;
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only results that were submitted at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only items of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description The order of the items. `-` means descending. */
                sort: "created_at" | "-created_at";
                /** @description Only results that were submitted before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the submission.
                 * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminAcceptSubmission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the submission.
                 * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            /** @description The submission with its review. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItem"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ReviewForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The submission was reviewed before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already_reviewed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRejectSubmission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the submission.
                 * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "This summarises another RFC"
                 *     }
                 */
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description The submission with its review. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItem"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ReviewForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The submission was reviewed before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already_reviewed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRequestRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the submission.
                 * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description The submission with its review. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItem"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ReviewForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The submission was reviewed before, or the agent has no attempt left. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already_reviewed" | "attempts_used";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgents: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only agents with this heartbeat. */
                heartbeat?: components["schemas"]["HeartbeatState"];
                /** @description Only agents whose calls are refused because of their keys (`true`), or only the others (`false`). */
                is_refused?: boolean;
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only agents whose name or handle contains this text. */
                q?: string;
                /** @description The order of the items. `-` means descending. */
                sort: "created_at" | "-created_at" | "name" | "-name" | "-last_seen_at" | "last_seen_at";
                /** @description Only agents in this status. May be repeated. */
                status?: components["schemas"]["AgentStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgent"];
            };
        };
        responses: {
            /** @description The new agent. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The change gives more freedom and lacks a fresh proof or, if your account requires signed decisions, a valid signature, or comes from a service token; or the CSRF header is missing. The service token lacks a scope for this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "signature_required" | "invalid_passkey" | "needs_person" | "csrf_required" | "missing_scope";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The handle is taken, or your account has reached its limit of agents or its storage limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "handle_taken" | "agent_limit" | "storage_limit";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Agent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is archived. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentPatch"];
                "application/merge-patch+json": components["schemas"]["AgentPatch"];
            };
        };
        responses: {
            200: components["responses"]["Agent"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The change gives more freedom and lacks a fresh proof or, if your account requires signed decisions, a valid signature, or comes from a service token; or the CSRF header is missing. The service token lacks a scope for this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "signature_required" | "invalid_passkey" | "needs_person" | "csrf_required" | "missing_scope";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent is archived, or your account has reached its storage limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "agent_archived" | "storage_limit";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule for actions outside the service would be incomplete, or says something that does not belong to its category. Code: `unprocessable`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgentActivity: {
        parameters: {
            query: {
                /** @description How far back the activity goes. */
                range: "24h" | "7d" | "30d" | "90d";
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgentHeartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The heartbeat. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Heartbeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgentKeys: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at" | "expires_at" | "-expires_at";
                /** @description Only keys in this state. */
                state?: components["schemas"]["KeyState"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueAgentKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            /** @description The new key with its secret. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotLoosened"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent has reached its limit of active keys, or is suspended or archived; this request was answered before and showed its secret; or your account has reached its storage limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "key_limit" | "agent_suspended" | "agent_archived" | "secret_already_shown" | "storage_limit";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgentKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
                /**
                 * @description The identifier of the key.
                 * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAgentKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
                /**
                 * @description The identifier of the key.
                 * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateAgentKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
                /**
                 * @description The identifier of the key.
                 * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rotation"];
            };
        };
        responses: {
            /** @description The new key with its secret, and the old key. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedKey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotLoosened"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The key is not active; its agent has reached its limit of active keys, or is suspended or archived; or this request was answered before and showed its secret. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "key_not_active" | "key_limit" | "agent_suspended" | "agent_archived" | "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description An admin suspended this agent, this needs a fresh proof or a signature, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "suspended_by_admin" | "proof_required" | "signature_required" | "invalid_passkey" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent is not suspended, the agent is archived, or your account has reached its storage limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "agent_archived" | "storage_limit";
                    };
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                /** @description Only items of this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Only approvals whose `amount` is at least this, in any currency. */
                amount_from?: components["schemas"]["Decimal"];
                /** @description Only approvals whose `amount` is at most this, in any currency. */
                amount_to?: components["schemas"]["Decimal"];
                /** @description Only external actions of this category. */
                category?: components["schemas"]["ExternalCategory"];
                /** @description Only approvals whose `amount` is in this currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only approvals that you or a rule decided at or after this time. */
                decided_from?: components["schemas"]["Time"];
                /** @description Only approvals that you or a rule decided before this time. */
                decided_to?: components["schemas"]["Time"];
                /** @description Only approvals that were decided in this way. May be repeated. */
                decider?: components["schemas"]["Decider"][];
                /** @description Only approvals that the agent asked for at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description Only requests of this kind. */
                kind?: components["schemas"]["ApprovalKind"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only approved external actions whose permit is in this state. May be repeated. */
                permit?: components["schemas"]["PermitState"][];
                /** @description Only approvals that contain all of these words, or words that begin with them, in any order: in the title, the identifier, the recipient and the rest of the arguments, your changes, the reason, the notes and the questions, or in the name or handle of the agent. Case and accents are ignored. Only the first eight words count, and only the first 500 different words of an approval. */
                q?: string;
                /** @description Only items of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description Only approvals of this risk. */
                risk?: components["schemas"]["Risk"];
                /** @description The order of the items. `-` means descending. `expires_at` orders pending approvals, with `status=pending`, and otherwise the 1,000 newest. */
                sort: "-created_at" | "created_at" | "expires_at" | "-expires_at";
                /** @description Only approvals in this status. May be repeated. */
                status?: components["schemas"]["ApprovalStatus"][];
                /** @description Only approvals that the agent asked for before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of approvals. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Go ahead"
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The approval with its outcome. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Your account requires a signature, the answer of the passkey is not valid, the passkey signed something else, your changes or `allow_category_minutes` need a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signature_required" | "invalid_passkey" | "signature_mismatch" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NotApproved"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description The request breaks a rule that a schema cannot express, or this `Idempotency-Key` was used for a different request. For `changes`, the
             *     `code` of each error is one of these: `old_value` (the amount or the recipient that you replace still stands there), `same` (the
             *     changes change nothing), `missing` (`details` has no such member), `type` (the new value has another JSON type), `amount` (the amount
             *     has another form), `kind` (it is not an external action), or `similar` (the changed action is that of another open request of the agent).
             */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable" | "idempotency_key_reused";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    denyApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Denial"];
            };
        };
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Decided"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sayOutcome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaidOutcome"];
            };
        };
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The permit is not in doubt, there is none, or the agent may still begin (`act_before`). */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAboutApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description The approval with your question in its `thread`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NotAsked"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakingBack"];
            };
        };
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent has started, the permit has ended, or there is none. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApprovals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decisions"];
            };
        };
        responses: {
            /** @description The result for each approval. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResults"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The answer of the passkey is not valid, the passkey signed something else, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_passkey" | "signature_mismatch" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `versions` does not have one version for each of `ids`, or this `Idempotency-Key` was used for a different request. Codes: `unprocessable`, `idempotency_key_reused`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable" | "idempotency_key_reused";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sayOutcomes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaidOutcomes"];
            };
        };
        responses: {
            /** @description The result for each approval. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeResults"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `versions` does not have one version for each of `ids`, or this `Idempotency-Key` was used for a different request. Codes: `unprocessable`, `idempotency_key_reused`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable" | "idempotency_key_reused";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningRequest"];
            };
        };
        responses: {
            /** @description The statements and the challenge. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signing"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            406: components["responses"]["NotAcceptable"];
            /** @description None of the requests is pending in its version, or your account has no passkey. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description What you send breaks a rule that a schema cannot express: see `approveApproval`; or `versions` does not have one version for each of `ids`; or you send more than a note for several requests. Code: `unprocessable`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingApprovals: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pending approvals. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingApprovalPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEvents: {
        parameters: {
            query: {
                /** @description Only this action. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only actions of this kind of actor. */
                actor_type?: components["schemas"]["ActorType"];
                /** @description Only entries that concern this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only entries that contain all of these words, or words that begin with them, in any order: in the texts of `data`, in the identifier of the target, or in the name or handle of the agent. An entry about an approval is found by the words of that approval, as `listApprovals` finds it, while the approval exists. Case and accents are ignored. Only the first eight words count. At most the newest 1,000 matching approvals, and the newest 1,000 other matching entries, are looked at; `to` moves that back in time. */
                q?: string;
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at";
                /** @description Only entries whose target has this identifier. */
                target_id?: string;
                /** @description Only entries before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditEvents: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: "ndjson" | "csv";
                /** @description Only entries at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description Only entries before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            /** @description An export of your account or of your log is running. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "export_running";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannels: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means newest first. */
                sort: "-created_at" | "created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of channels. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChannel"];
            };
        };
        responses: {
            /** @description The new channel. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedChannel"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description A fresh proof or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description You have reached the limit of channels or your storage limit, you have a channel to the same place, the service does not offer this type, or this request was answered before and showed its secret. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "channel_limit" | "channel_exists" | "channel_not_offered" | "secret_already_shown" | "storage_limit";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The service does not send to this address, a field is missing or does not belong to the type, or the `Idempotency-Key` was used for a different request. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "address_refused" | "unprocessable" | "idempotency_key_reused";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is deleted. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelPatch"];
                "application/merge-patch+json": components["schemas"]["ChannelPatch"];
            };
        };
        responses: {
            /** @description The changed channel. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The channel is unverified, so it cannot be paused or turned on. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only messages that were queued at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means newest first. */
                sort: "-created_at" | "created_at";
                /** @description Only deliveries in this state. */
                state?: components["schemas"]["DeliveryState"];
                /** @description Only messages that were queued before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the delivery.
                 * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                delivery_id: components["parameters"]["DeliveryId"];
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the delivery.
                 * @example dlv_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                delivery_id: components["parameters"]["DeliveryId"];
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is queued again. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The message is still queued or was tried too often, or the channel is not active. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateChannelSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The channel with its new secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedChannel"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The channel has no secret, or this request was answered before and showed its secret. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test message. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description A test of this channel is being sent, or the service no longer offers this type. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "channel_not_offered";
                    };
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the channel.
                 * @example chn_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verification"];
            };
        };
        responses: {
            /** @description The channel, which now works. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The code is wrong, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "wrong_code" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The channel is not an e-mail address. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTakeBack"];
            };
        };
        responses: {
            /** @description The earlier address is back and the password is set. Sign in with both. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            /** @description The link is unknown, was used, or has expired; or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_link" | "csrf_required";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTakeBackLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackToken"];
            };
        };
        responses: {
            /** @description The link. It can be used now. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedTakeBackLink"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description The link cannot be used, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_link" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The last `id` that you received. Later events follow.
                 * @example 41
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            /** @description The session or the account has reached its limit of open streams. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "stream_limit";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation. It can be used now. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description The invitation cannot be used, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_link" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            /** @description You are the last active admin. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "last_admin";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPatch"];
                "application/merge-patch+json": components["schemas"]["AccountPatch"];
            };
        };
        responses: {
            /** @description Your changed account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description To need fewer signatures takes a valid one, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signature_required" | "invalid_passkey" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has reached its storage limit, or has no passkey that can sign yet. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "storage_limit" | "invalid_state";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your addresses. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmail"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddress"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The service does not send e-mail, or your account has this address already. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "channel_not_offered" | "invalid_state";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your address stays as it is. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCode"];
            };
        };
        responses: {
            /** @description Your changed account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The code is wrong, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "wrong_code" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description There is no change to confirm, another account has taken the address in the meantime, or the service does not send e-mail any more. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "email_taken" | "channel_not_offered";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data of your account. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            /** @description An export of your account or of your log is running. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "export_running";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startLoosening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LooseningToSign"];
            };
        };
        responses: {
            /** @description The statement and the challenge. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LooseningSigning"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            406: components["responses"]["NotAcceptable"];
            /** @description You have no passkey that can sign. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "invalid_passkey" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has 10 passkeys, which is the limit, or this request showed recovery codes before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey_limit" | "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the passkey.
                 * @example pky_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the passkey.
                 * @example pky_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is removed. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is your last passkey, and your account requires signed decisions. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the passkey.
                 * @example pky_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyPatch"];
                "application/merge-patch+json": components["schemas"]["PasskeyPatch"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has 10 passkeys, which is the limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey_limit";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The current password is wrong, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "wrong_password" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountPolicy"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, or a list of tags. `*` matches every version, so that you overwrite what somebody else changed.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description The signature of a change that gives more freedom: JSON with `statement` and `credential`, in base64url. `statement` is that of `POST /v1/me/loosening/challenge`, and `credential` the answer of your passkey. */
                "Loosening-Signature"?: components["parameters"]["LooseningSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPolicyPatch"];
                "application/merge-patch+json": components["schemas"]["AccountPolicyPatch"];
            };
        };
        responses: {
            200: components["responses"]["AccountPolicy"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotLoosened"];
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has reached its storage limit. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "storage_limit";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule for actions outside the service would be incomplete, or a list has two amounts of one currency. Code: `unprocessable`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unprocessable";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has no second factor, or this request showed codes before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "secret_already_shown";
                    };
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How you sign in. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopEverything: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was stopped. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means descending. */
                sort: "created_at" | "-created_at" | "expires_at" | "-expires_at";
                /** @description Only tokens in this state. */
                state?: components["schemas"]["KeyState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of service tokens. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description The new token with its secret. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has reached its limit of active service tokens or its storage limit, or this request was answered before and showed its secret. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "token_limit" | "secret_already_shown" | "storage_limit";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the service token.
                 * @example tok_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the service token.
                 * @example tok_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the service token.
                 * @example tok_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRotation"];
            };
        };
        responses: {
            /** @description The new token with its secret, and the old token. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedToken"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The token is not active, your account has reached its limit of active service tokens, or this request was answered before and showed its secret. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "key_not_active" | "token_limit" | "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTotp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description Your account already uses an authenticator app, or this request showed a secret before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "secret_already_shown";
                    };
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authenticator app is removed. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            /** @description The authenticator app is a second factor. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The code is wrong, the session needs a fresh proof, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "wrong_code" | "proof_required" | "csrf_required" | "needs_person";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description There is nothing to confirm, or this request showed recovery codes before. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_state" | "secret_already_shown";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParticipations: {
        parameters: {
            query: {
                /** @description Only items of this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only work that the agent joined at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only items of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description The order of the items. `-` means descending. `due_at` orders unfinished participations, if `state` names one such state, and otherwise the 1,000 newest. */
                sort: "-joined_at" | "joined_at" | "due_at" | "-due_at";
                /** @description Only participations in this state. */
                state?: components["schemas"]["ParticipationState"];
                /** @description Only work that the agent joined before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of participations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getParticipation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier of the participation.
                 * @example par_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ParticipationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawParticipation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, such as a UUID, that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the participation.
                 * @example par_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ParticipationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "It takes too much time"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The participation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participation"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuests: {
        parameters: {
            query: {
                /** @description `true`: only quests with a free slot. */
                available?: boolean;
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only quests of this difficulty. */
                difficulty?: components["schemas"]["Difficulty"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description Only quests whose title, summary, slug or tags contain all of these words, or words that begin with them, in any order. Case and accents are ignored. Only the first eight words count. If more than 1,000 quests match, only the 1,000 best matches are listed. If more than 5,000 match, they are chosen from the newest 5,000. */
                q?: string;
                /** @description The order of the items. `-` means descending. `relevance`: the quests that match `q` best come first. The default is `relevance` with `q`, and `-published_at` without. */
                sort?: "relevance" | "-published_at" | "published_at" | "closes_at" | "-closes_at" | "-reward_points" | "reward_points" | "title" | "-title";
                /** @description Only quests with this tag. */
                tag?: components["schemas"]["Tag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quests. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, or a list of tags. It is checked only if you send it. `*` matches every version.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The identifier or the slug of the quest.
                 * @example summarise-an-rfc
                 */
                id_or_slug: components["parameters"]["QuestIdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenQuest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeRequired"];
            404: components["responses"]["QuestNotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description The password is set. Sign in with it. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            /** @description The link is unknown, was used, was replaced by a newer one, or has expired; or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_link" | "csrf_required";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRecoveryLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryToken"];
            };
        };
        responses: {
            /** @description The link. It can be used now. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedRecoveryLink"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description The link cannot be used, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_link" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description If the account exists, a link is on its way. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            /** @description The service does not send e-mail. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "channel_not_offered";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query: {
                /** @description Where the page begins: the `next_cursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items on the page. */
                limit: components["parameters"]["Limit"];
                /** @description The order of the items. `-` means descending. */
                sort: "-created_at" | "created_at" | "-last_seen_at" | "last_seen_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description The e-mail address or the password is wrong. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_credentials";
                    };
                };
            };
            /** @description The account is suspended, a code is missing or wrong, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "account_suspended" | "second_factor_required" | "wrong_code" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the session.
                 * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the session.
                 * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description The session has a fresh proof. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description The password, the code or the passkey is wrong, a code is missing, or the CSRF header is missing. Only a person may do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "wrong_password" | "second_factor_required" | "wrong_code" | "invalid_passkey" | "csrf_required" | "needs_person";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadBody"];
            /** @description The passkey is unknown, or its answer is not valid for this service and this challenge. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_credentials";
                    };
                };
            };
            /** @description The account is suspended, or the request came from another site. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimitIfCounted"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "account_suspended" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}

/** The operations that need no session. */
export type PublicOperation = 'getServiceInfo' | 'signUp' | 'readInvitationLink' | 'recoverAccount' | 'readRecoveryLink' | 'requestRecovery' | 'takeBackEmail' | 'readTakeBackLink' | 'signIn' | 'startPasskeySignIn' | 'signInWithPasskey'
