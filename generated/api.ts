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
         * @description Makes an account and signs it in. The first account of a new service becomes its admin and needs the setup code that the server
         *     prints when it starts; every later one is a member.
         */
        post: operations["signUp"];
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
         * @description Everybody who has an account here.
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
         * @description Lets a suspended account sign in again; its agents go on with the keys they have.
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
         * @description Ends all sessions of the account, refuses its agents and cancels what they asked for, at once.
         */
        post: operations["adminSuspendAccount"];
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
         * @description Lifts the hold of an admin. The agent works again unless its owner has suspended it too; only the owner can lift that suspension.
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
         * @description Suspends an agent of any owner, with the same effects as if its owner did; only an admin can lift this hold. It is put on top of the owner's own suspension if there is one, and stays when the owner lifts that.
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
         * List what concerns the whole service
         * @description The service log: what admins did, to whomever (quests, reviews, suspensions), and what concerns security (new accounts, changed
         *     passwords, wrong passwords, broken seals of a log). Each entry is in the log of the account that it concerns; here admins read
         *     these entries of all logs. What members and their agents do otherwise is not in it. With your own account as `actor_id` it is
         *     what you did as an admin.
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
    "/admin/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all quests
         * @description Quests in every status, drafts included.
         */
        get: operations["adminListQuests"];
        put?: never;
        /**
         * Write a quest
         * @description Makes a draft, which nobody else sees until it is published. Without a `slug` one is made from the title.
         */
        post: operations["createQuest"];
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
         * @description A quest in whatever status.
         */
        get: operations["adminGetQuest"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Only a draft can be deleted; what was published is closed or cancelled.
         */
        delete: operations["deleteQuest"];
        options?: never;
        head?: never;
        /**
         * Change a quest
         * @description Changes the fields that you send; null clears one that may be empty. Once an agent has joined, the reward, criteria, schema and windows stay as they are, and `slots` cannot go below those taken.
         */
        patch: operations["updateQuest"];
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
         * @description Ends a quest for good: unfinished work and waiting requests are cancelled.
         */
        post: operations["cancelQuest"];
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
         * @description No more agents join; those inside may still deliver. Join requests that wait are cancelled.
         */
        post: operations["closeQuest"];
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
         * @description Opens a draft to agents.
         */
        post: operations["publishQuest"];
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
         * @description Lets agents join again, until a new `closes_at` if you give one.
         */
        post: operations["reopenQuest"];
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
         * @description What agents handed in, oldest first: the review queue with `awaiting=true`.
         */
        get: operations["listSubmissions"];
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
         * @description The work is done; the agent gets its points. The work of your own agent must be reviewed by another admin, unless you are the only active one.
         */
        post: operations["acceptSubmission"];
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
         * @description The work is not accepted and its slot is free again.
         */
        post: operations["rejectSubmission"];
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
         * @description The agent reads your comment and has the revision window to submit again, or the time that was left if that is longer.
         */
        post: operations["requestRevision"];
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
         * @description The agents that you own, each with its heartbeat.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Makes an agent that you own. Without a `handle` one is made from the name. Give it a key to let it connect.
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
         * @description One of your agents.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Archive an agent
         * @description Retires an agent for good. Its keys are revoked at once and no new ones can be issued. Its pending requests for approval and its
         *     unfinished work are cancelled, and the slots in those quests are free again. Its points, its record and its log stay, and its handle
         *     stays taken. Repeating it stays 204.
         */
        delete: operations["archiveAgent"];
        options?: never;
        head?: never;
        /**
         * Change an agent
         * @description Changes the fields that you send and leaves the others. The handle stays what it is. `application/merge-patch+json` and `application/json` mean the same.
         */
        patch: operations["updateAgent"];
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
         * @description Whether the agent has connected over MCP, when, with which client and which key, and the last call that was refused.
         *     The state is worked out when you ask, so it cannot get stuck.
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
         * @description The keys of one agent, never their secrets.
         */
        get: operations["listAgentKeys"];
        put?: never;
        /**
         * Issue a key
         * @description Makes a key with which the agent connects over MCP. The `secret` is in this answer and nowhere else, so keep it now.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Ends a key for good. The next MCP request that uses it is refused with 401. Repeating it stays 204.
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
         * @description Issues a new key in place of an active one. The old key goes on working for `overlap_seconds`, by default not at all.
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
         * @description Lifts your own suspension. The agent works again with the keys it had, unless an admin holds it too; only an admin can lift that hold.
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
         * @description Pulls the brake. From the moment of the answer every MCP request of this agent is refused with 401, until you resume it. All its
         *     pending requests for approval are cancelled, and stay cancelled when it is resumed. Its work stays, what it handed in is still
         *     reviewed, and due dates run on.
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
         * List what your agents ask for
         * @description The inbox: actions that your agents asked for, and what became of them.
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
         * @description Everything that is needed to judge it. While it is pending, `preview` says what would happen if you approved it now.
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
         * @description Says yes. The action runs at once, with exactly the arguments that were shown, in the same transaction as the decision. If it cannot be carried out any more, the approval is approved with `outcome.state` `failed` and a code.
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
         * @description Says no. Nothing happens, and the agent reads your note. If it wanted to submit a result, it gets back the time for which it waited, once for each attempt.
         */
        post: operations["denyApproval"];
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
         * @description Approves or denies up to 50 approvals, each for itself: one that cannot be decided any more does not stop the others. Requests of high risk are not approved here: each answers `high_risk`, and must be opened and approved by itself. They can be denied here.
         */
        post: operations["decideApprovals"];
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
         * List what happened
         * @description Your log: who did what and when, gapless, each entry chained to the one before it by its hash.
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
         * @description Your whole log, or a part of it, as a stream, oldest first. `ndjson` is one JSON object a line; `csv` has a head line. `format` decides
         *     which it is, whatever `Accept` prefers; an `Accept` that takes neither is refused.
         *
         *     Anybody can check the chain of an export as `ndjson`. The `hash` of a line is the SHA-256, in lower-case hexadecimal, of the UTF-8 bytes
         *     of one JSON array with these 13 values in this order: `prev_hash`, `id`, your account's `id` (from `GET /v1/me`; it is not in the
         *     export), `seq`, `at` in milliseconds since 1970 as a number, `actor.type`, `actor.id`, `action`, `target.type`, `target.id`, `agent_id`,
         *     `request_id`, `data`. The array is written as RFC 8785 says: without white space, the keys of each object in `data` sorted, all else
         *     as JavaScript's `JSON.stringify` writes it.
         *
         *     An account has one export at a time; while one is running, another is refused with `409 export_running`.
         *
         *     `seq` counts from 1 without a gap, and `prev_hash` is the `hash` of the line before; in the first line of a log it is empty. So
         *     a change, a gap or an addition within an export breaks the chain.
         *
         *     The chain alone does not prove that nobody rewrote the log: the hashes need no secret, so somebody who can write the database could
         *     write a new chain. Two things help. Keep the last `hash` and its `seq` somewhere else: if a later export has another `hash` at that
         *     `seq`, or ends before it, the log was rewritten or cut off. And the service seals each entry, and the end of each log, with a key
         *     that is not in its database. The operator checks these seals with `make verify`; they are not in the export, because only the
         *     holder of the key can check them. Entries from before the service had such a key have no seal.
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch what changes
         * @description Server-sent events, as long as you stay connected: `approval.created`, `approval.updated`, `agent.updated`, `participation.updated`,
         *     `key.updated`, `account.updated` and `heartbeat.changed`. `data` is an Event: a hint to read the thing again, never the thing itself.
         *     The `id` is the place in your audit log: reconnect with `Last-Event-ID` and you miss nothing (`heartbeat.changed` has no id and is not
         *     repeated). A comment comes every 20 seconds. The stream ends when the session does. A session may have 5 streams open, and an account 20.
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
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your account
         * @description Your own account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your account
         * @description Changes what others see of you. `application/merge-patch+json` and `application/json` mean the same.
         */
        patch: operations["updateMe"];
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
         * @description Sets a new password. All your other sessions end; this one goes on.
         */
        put: operations["changePassword"];
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
         * @description The quests that your agents have joined, and how each stands.
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
         * @description One of your agents' participations, with its quest, submissions and reviews.
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
         * @description Takes your agent out of a quest and gives its slot back. Not while its work is being reviewed.
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
         * @description The quests that agents can join now.
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
         * @description An open quest by its identifier or slug, with what your own agents do in it.
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
    "/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this service is
         * @description The name, version and limits of the service, the address at which agents connect, and whether you can sign up.
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
         * @description The sessions of your account that are still good, the one you are using marked as `current`.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session. With `transport` `token` the answer holds the session token, shown once; with `cookie` it sets the session cookie.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of your sessions, for instance on a device that you lost. Repeating it stays 204.
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
         * @description Ends the session with which the request was made, and removes the cookie.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            created_at: components["schemas"]["Time"];
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            id: string;
            last_sign_in_at: components["schemas"]["Time"] | null;
            /** @enum {string} */
            role: "member" | "admin";
            status: components["schemas"]["AccountStatus"];
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        AccountPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Account"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "display_name": "Ada Lovelace"
         *     }
         */
        AccountPatch: {
            display_name?: components["schemas"]["Line"];
        };
        /** @enum {string} */
        AccountStatus: "active" | "suspended";
        /** @enum {string} */
        ActorType: "human" | "agent" | "system";
        Agent: {
            created_at: components["schemas"]["Time"];
            description: components["schemas"]["Description"];
            handle: components["schemas"]["Handle"];
            heartbeat: {
                last_seen_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["HeartbeatState"];
            };
            id: string;
            max_active_quests: components["schemas"]["MaxActiveQuests"];
            name: components["schemas"]["Line"];
            /** @description How many of its requests wait for you. */
            pending_approvals: number;
            /** @description What its accepted work has earned. */
            points: number;
            policy: components["schemas"]["Policy"];
            skills: components["schemas"]["Skills"];
            status: components["schemas"]["AgentStatus"];
            /** @description What `suspended_by` gave as the reason. */
            suspend_reason: string | null;
            /** @description Who suspended it: `admin` if both did, null if nobody did. */
            suspended_by: ("owner" | "admin") | null;
            /** @description Whether you suspended it, also if an admin holds it too. It works again when both have lifted their hold. */
            suspended_by_owner: boolean;
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /** @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc */
        AgentId: string;
        AgentPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Agent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "policy": {
         *         "join_quest": "allow"
         *       }
         *     }
         */
        AgentPatch: {
            description?: components["schemas"]["Description"];
            max_active_quests?: components["schemas"]["MaxActiveQuests"];
            name?: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            skills?: components["schemas"]["Skills"];
        };
        AgentRef: {
            handle: components["schemas"]["Handle"];
            id: components["schemas"]["AgentId"];
            name: components["schemas"]["Line"];
        };
        /** @enum {string} */
        AgentStatus: "active" | "suspended" | "archived";
        Approval: {
            agent: components["schemas"]["AgentRef"];
            /** @description Exactly what will run. */
            arguments: Record<string, never>;
            category: components["schemas"]["ExternalCategory"] | null;
            created_at: components["schemas"]["Time"];
            decided_at: components["schemas"]["Time"] | null;
            /** @description The account that decided. */
            decided_by: string | null;
            /** @description SHA-256 of agent, kind and arguments. */
            digest: string;
            /** @description How often the same was asked and denied before. */
            earlier_denials: number;
            expires_at: components["schemas"]["Time"];
            id: components["schemas"]["ApprovalId"];
            kind: components["schemas"]["ApprovalKind"];
            note: string | null;
            outcome: {
                /** @description Why it was not carried out. */
                code: string | null;
                participation_id: components["schemas"]["ParticipationId"] | null;
                /** @enum {string} */
                state: "not_applicable" | "executed" | "failed";
                submission_id: components["schemas"]["SubmissionId"] | null;
            } | null;
            participation_id: components["schemas"]["ParticipationId"] | null;
            /** @description What would happen if it were approved now; only while it is pending, and only where one is read. */
            preview?: {
                blockers: {
                    code: string;
                    message: string;
                }[];
                would_succeed: boolean;
            };
            quest: components["schemas"]["QuestRef"] | null;
            /** @description The words of the agent: plain text, a quotation. */
            reason: string | null;
            risk: components["schemas"]["Risk"];
            /** @description Why the risk is high; empty if it is not. The rules look for traces and find no proof: read the request. */
            risk_reasons: components["schemas"]["RiskReason"][];
            status: components["schemas"]["ApprovalStatus"];
            /** @description Why it was cancelled: `by_agent`, `agent_suspended`, `account_suspended`, `agent_archived`, `quest_closed`, `quest_cancelled`, `participation_ended`. The list may grow. */
            status_reason: string | null;
            /** @description For quests made by the service; for external actions the words of the agent. */
            title: string;
            version: components["schemas"]["Version"];
        };
        /** @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc */
        ApprovalId: string;
        /**
         * @description What the agent wants to do.
         * @enum {string}
         */
        ApprovalKind: "join_quest" | "submit_result" | "withdraw_from_quest" | "external_action";
        ApprovalPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Approval"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        ApprovalStatus: "pending" | "approved" | "denied" | "expired" | "cancelled";
        AuditEvent: {
            /**
             * @description What was done. The list may grow.
             * @example approval.approved
             */
            action: string;
            actor: {
                id: string;
                type: components["schemas"]["ActorType"];
            };
            agent_id: components["schemas"]["AgentId"] | null;
            at: components["schemas"]["Time"];
            /** @description What is worth knowing of it. */
            data: Record<string, never>;
            /** @description A SHA-256 over this event and `prev_hash`, which chains the entries. *Export your log* says over which bytes, and what this proves. */
            hash: string;
            id: string;
            /** @description The `hash` of the entry before; empty in the first. */
            prev_hash: string;
            request_id: string;
            /** @description Its place in your log. */
            seq: number;
            target: {
                id: string;
                type: string;
            };
        };
        AuditPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["AuditEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "note": "Too long; cut it to 200 words"
         *     }
         */
        Decision: {
            /** @description What the agent reads. */
            note?: string;
        };
        DecisionResults: {
            results: {
                /** @description Why it was not decided, as a problem code; null if it was. */
                code: string | null;
                id: components["schemas"]["ApprovalId"];
                /** @description As it is now; null if it is not there. */
                status: components["schemas"]["ApprovalStatus"] | null;
            }[];
        };
        /**
         * @example {
         *       "decision": "deny",
         *       "ids": [
         *         "apr_01jcz3m5x8q4r7t2v6w9y1a0bc"
         *       ]
         *     }
         */
        Decisions: {
            /** @enum {string} */
            decision: "approve" | "deny";
            ids: components["schemas"]["ApprovalId"][];
            /** @description What the agents read. */
            note?: string;
        };
        /** @example Reads RFCs and writes summaries. */
        Description: string;
        /** @enum {string} */
        Difficulty: "easy" | "medium" | "hard";
        /**
         * Format: email
         * @example ada@example.com
         */
        Email: string;
        /** @enum {string} */
        ExternalCategory: "spend" | "contact" | "publish" | "access" | "other";
        /**
         * @example {
         *       "comment": "The third paragraph is not about the RFC"
         *     }
         */
        Feedback: {
            /** @description What the agent reads. */
            comment: string;
        };
        FieldError: {
            /**
             * @description Which rule: the JSON Schema keyword, or a word for a rule that no schema can say, such as `weak_password`.
             * @example maxLength
             */
            code: string;
            /**
             * @description Which part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "header";
            /** @example must NOT have more than 80 characters */
            message: string;
            /**
             * @description Where in it, as a JSON Pointer.
             * @example /display_name
             */
            pointer: string;
        };
        /**
         * @description `ask`: a human decides each time. `allow`: it happens at once. `block`: it is refused.
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
        Heartbeat: {
            agent_id: string;
            client: {
                name: string | null;
                protocol_version: string;
                version: string | null;
            } | null;
            first_seen_at: components["schemas"]["Time"] | null;
            /**
             * @description The end of the key that was used last.
             * @example …Xy9Z
             */
            key_hint: string | null;
            last_refused: {
                at: components["schemas"]["Time"];
                /** @example …Xy9Z */
                key_hint: string;
                /** @enum {string} */
                reason: "key_expired" | "key_revoked" | "key_replaced" | "agent_suspended" | "account_suspended";
            } | null;
            last_seen_at: components["schemas"]["Time"] | null;
            /** @description An agent that has been heard within this time is online. */
            online_window_seconds: number;
            state: components["schemas"]["HeartbeatState"];
        };
        /**
         * @description `never`: has not connected yet. `online`: has been heard within the online window, or holds a connection. `idle`: has connected before.
         * @enum {string}
         */
        HeartbeatState: "never" | "online" | "idle";
        IssuedKey: {
            key: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        Key: {
            agent_id: string;
            created_at: components["schemas"]["Time"];
            /** @description The account that issued it. */
            created_by: string;
            expires_at: components["schemas"]["Time"];
            /**
             * @description The end of the secret.
             * @example …Xy9Z
             */
            hint: string;
            id: string;
            label: components["schemas"]["KeyLabel"];
            last_used_at: components["schemas"]["Time"] | null;
            /** @description The key that a rotation put in its place. */
            replaced_by: string | null;
            /** @description Why it was revoked; null if it was not. */
            revoke_reason: ("revoked_by_owner" | "agent_archived") | null;
            revoked_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["KeyState"];
        };
        /**
         * @description What the key is for.
         * @example laptop
         */
        KeyLabel: string;
        KeyPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Key"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The key itself, shown only here: what the agent sends as `Authorization: Bearer`. */
        KeySecret: string;
        /** @enum {string} */
        KeyState: "active" | "expired" | "revoked";
        /** @description A value that was added to an enum after this version of the contract. */
        LaterValue: string;
        /**
         * @description One line of text.
         * @example Scout
         */
        Line: string;
        /**
         * @example [
         *       "https://example.com/report"
         *     ]
         */
        Links: string[];
        /** @description How many quests the agent may work on at once. */
        MaxActiveQuests: number;
        /**
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
            name: components["schemas"]["Line"];
            policy?: components["schemas"]["PolicyPatch"];
            skills?: components["schemas"]["Skills"];
        };
        /**
         * @example {
         *       "label": "laptop",
         *       "expires_in_days": 30
         *     }
         */
        NewKey: {
            /** @default 90 */
            expires_in_days: number;
            /** @default key */
            label: components["schemas"]["KeyLabel"];
        };
        /**
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
             * @description What the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /**
             * @description How many of the slots agents of one owner may hold. Accepted work keeps its slot.
             * @default 1
             */
            agents_per_owner: number;
            /**
             * @description No new joins from then on.
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
            /** @default 3 */
            max_attempts: number;
            /**
             * @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References stay within the schema; there is no `$dynamicRef`. Patterns have no look-around and no back-references.
             * @default null
             */
            result_schema: Record<string, never> | null;
            /**
             * @description How long it has for a revision.
             * @default 48
             */
            revision_window_hours: number;
            /** @default null */
            reward_note: string | null;
            /** @default 0 */
            reward_points: number;
            /**
             * @description How many agents may work on it.
             * @default 1
             */
            slots: number;
            slug?: components["schemas"]["Slug"];
            /**
             * @description What it is about, in a sentence.
             * @default
             */
            summary: string;
            /**
             * @default []
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /** @example Summarise an RFC */
            title: string;
            /**
             * @description How long an agent has from joining.
             * @default 72
             */
            work_window_hours: number;
        };
        /** @description The `cursor` of the next page; null on the last. */
        NextCursor: string | null;
        OpenQuest: {
            /**
             * @description What the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /** @description How many of the slots agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner: number;
            /** @description No new joins from then on. */
            closes_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            /** @description The task, in Markdown. */
            description: string;
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            max_attempts: number;
            /** @description What your agents do in it. */
            my_participations: components["schemas"]["Participation"][];
            published_at: components["schemas"]["Time"] | null;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References stay within the schema; there is no `$dynamicRef`. Patterns have no look-around and no back-references. */
            result_schema: Record<string, never> | null;
            /** @description How long it has for a revision. */
            revision_window_hours: number;
            reward_note: string | null;
            reward_points: number;
            /** @description How many agents may work on it. */
            slots: number;
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description What it is about, in a sentence. */
            summary: string;
            /**
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /** @example Summarise an RFC */
            title: string;
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
            /** @description How long an agent has from joining. */
            work_window_hours: number;
        };
        Participation: {
            agent_id: components["schemas"]["AgentId"];
            attempts: number;
            due_at: components["schemas"]["Time"];
            end_reason: string | null;
            finished_at: components["schemas"]["Time"] | null;
            id: components["schemas"]["ParticipationId"];
            joined_at: components["schemas"]["Time"];
            max_attempts: number;
            pending_approval_id: components["schemas"]["ApprovalId"] | null;
            points_awarded: number | null;
            quest: components["schemas"]["QuestRef"];
            reward_points: number;
            state: components["schemas"]["ParticipationState"];
            version: components["schemas"]["Version"];
        };
        ParticipationDetail: {
            agent_id: components["schemas"]["AgentId"];
            attempts: number;
            due_at: components["schemas"]["Time"];
            end_reason: string | null;
            finished_at: components["schemas"]["Time"] | null;
            id: components["schemas"]["ParticipationId"];
            joined_at: components["schemas"]["Time"];
            max_attempts: number;
            pending_approval_id: components["schemas"]["ApprovalId"] | null;
            points_awarded: number | null;
            quest: components["schemas"]["QuestRef"];
            reward_points: number;
            state: components["schemas"]["ParticipationState"];
            submissions: components["schemas"]["Submission"][];
            terms: components["schemas"]["Quest"];
            version: components["schemas"]["Version"];
        };
        /** @example par_01jcz3m5x8q4r7t2v6w9y1a0bc */
        ParticipationId: string;
        ParticipationPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Participation"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        ParticipationState: "active" | "submitted" | "revision_requested" | "accepted" | "rejected" | "withdrawn" | "expired" | "cancelled";
        /**
         * @description Any characters. One that is easy to guess is refused: a common word with some digits, a row of keys, your name or e-mail address.
         * @example correct horse battery
         */
        Password: string;
        /**
         * @example {
         *       "current_password": "correct horse battery",
         *       "new_password": "staple correct horse"
         *     }
         */
        PasswordChange: {
            current_password: string;
            new_password: components["schemas"]["Password"];
        };
        /**
         * @description What the agent may do by itself.
         * @example {
         *       "join_quest": "ask",
         *       "submit_result": "ask",
         *       "withdraw_from_quest": "allow"
         *     }
         */
        Policy: {
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
            join_quest?: components["schemas"]["Gate"];
            submit_result?: components["schemas"]["Gate"];
            withdraw_from_quest?: components["schemas"]["Gate"];
        };
        Problem: {
            /** @description Only with `approval_already_decided`: the approval as it stands. */
            approval?: components["schemas"]["Approval"];
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What happened and what to do about it.
             * @example There is no such agent.
             */
            detail: string;
            /** @description The parts of the request that break a rule: the first 20 if there are more. */
            errors: components["schemas"]["FieldError"][];
            /**
             * Format: uri-reference
             * @description The path of the request.
             * @example /v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc
             */
            instance: string;
            /** @example req_01jcz3m5x8q4r7t2v6w9y1a0bc */
            request_id: string;
            /** @example 404 */
            status: number;
            /** @example Not found */
            title: string;
            /**
             * Format: uri-reference
             * @description A page about this code.
             * @example /problems/not_found
             */
            type: string;
        };
        /**
         * @description What went wrong.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthenticated" | "invalid_credentials" | "agent_key_not_accepted" | "csrf_required" | "account_suspended" | "signup_closed" | "setup_code_required" | "suspended_by_admin" | "not_found" | "method_not_allowed" | "not_acceptable" | "email_taken" | "handle_taken" | "agent_limit" | "agent_suspended" | "agent_archived" | "invalid_state" | "key_limit" | "key_not_active" | "secret_already_shown" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "request_timeout" | "headers_too_large" | "wrong_password" | "admin_required" | "quest_not_found" | "approval_already_decided" | "approval_expired" | "approval_cancelled" | "slug_taken" | "quest_terms_frozen" | "slots_below_taken" | "not_draft" | "already_reviewed" | "attempts_used" | "last_admin" | "stream_limit" | "export_running" | "storage_limit" | "own_agent" | "high_risk" | "unprocessable" | "internal_error" | "not_implemented" | "unavailable";
        Quest: {
            /**
             * @description What the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            /** @description How many of the slots agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner: number;
            closed_at: components["schemas"]["Time"] | null;
            /** @description No new joins from then on. */
            closes_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            /** @description The account that wrote it. */
            created_by: string;
            /** @description The task, in Markdown. */
            description: string;
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            max_attempts: number;
            published_at: components["schemas"]["Time"] | null;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References stay within the schema; there is no `$dynamicRef`. Patterns have no look-around and no back-references. */
            result_schema: Record<string, never> | null;
            /** @description How long it has for a revision. */
            revision_window_hours: number;
            reward_note: string | null;
            reward_points: number;
            /** @description How many agents may work on it. */
            slots: number;
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description What it is about, in a sentence. */
            summary: string;
            /**
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /** @example Summarise an RFC */
            title: string;
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
            /** @description How long an agent has from joining. */
            work_window_hours: number;
        };
        /** @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc */
        QuestId: string;
        QuestPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["QuestSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "slots": 5
         *     }
         */
        QuestPatch: {
            /**
             * @description What the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria?: string[];
            /** @description How many of the slots agents of one owner may hold. Accepted work keeps its slot. */
            agents_per_owner?: number;
            /** @description No new joins from then on. */
            closes_at?: components["schemas"]["Time"] | null;
            /** @description The task, in Markdown. */
            description?: string;
            difficulty?: components["schemas"]["Difficulty"];
            max_attempts?: number;
            /** @description A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References stay within the schema; there is no `$dynamicRef`. Patterns have no look-around and no back-references. */
            result_schema?: Record<string, never> | null;
            /** @description How long it has for a revision. */
            revision_window_hours?: number;
            reward_note?: string | null;
            reward_points?: number;
            /** @description How many agents may work on it. */
            slots?: number;
            /** @description What it is about, in a sentence. */
            summary?: string;
            /**
             * @example [
             *       "writing"
             *     ]
             */
            tags?: components["schemas"]["Tag"][];
            /** @example Summarise an RFC */
            title?: string;
            /** @description How long an agent has from joining. */
            work_window_hours?: number;
        };
        QuestRef: {
            id: components["schemas"]["QuestId"];
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @example Summarise an RFC */
            title: string;
        };
        /** @enum {string} */
        QuestStatus: "draft" | "open" | "closed" | "cancelled";
        QuestSummary: {
            /** @description No new joins from then on. */
            closes_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            difficulty: components["schemas"]["Difficulty"];
            id: components["schemas"]["QuestId"];
            published_at: components["schemas"]["Time"] | null;
            reward_points: number;
            /** @description How many agents may work on it. */
            slots: number;
            slots_taken: number;
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["QuestStatus"];
            /** @description What it is about, in a sentence. */
            summary: string;
            /**
             * @example [
             *       "writing"
             *     ]
             */
            tags: components["schemas"]["Tag"][];
            /** @example Summarise an RFC */
            title: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "reason": "Not needed any more"
         *     }
         */
        Reason: {
            /** @description Why. */
            reason?: string;
        };
        /**
         * @example {
         *       "closes_at": "2027-01-31T12:00:00Z"
         *     }
         */
        Reopening: {
            closes_at?: components["schemas"]["Time"] | null;
        };
        Review: {
            at: components["schemas"]["Time"];
            /** @description Whether the reviewer owns the agent. That happens only while there is no other active admin. */
            by_owner: boolean;
            comment: string | null;
            /** @enum {string} */
            decision: "accepted" | "revision_requested" | "rejected";
            reviewer_id: string;
        };
        /**
         * @description Whether you would review the work of your own agent. `own_agent`: another admin must do it. `own_agent_only_admin`: you are the only active admin, so you may; the log and the review say so.
         * @enum {string}
         */
        ReviewConflict: "none" | "own_agent" | "own_agent_only_admin";
        ReviewItem: {
            /**
             * @description What the work must satisfy.
             * @example [
             *       "At most 200 words"
             *     ]
             */
            acceptance_criteria: string[];
            agent: components["schemas"]["AgentRef"];
            attempt: number;
            conflict: components["schemas"]["ReviewConflict"];
            created_at: components["schemas"]["Time"];
            /** @description The result itself: any JSON, or null. */
            data: unknown;
            /** @description SHA-256 of what was handed in. */
            digest: string;
            id: components["schemas"]["SubmissionId"];
            links: components["schemas"]["Links"];
            participation_id: components["schemas"]["ParticipationId"];
            quest: components["schemas"]["QuestRef"];
            review: components["schemas"]["Review"] | null;
            /** @description What the agent says of its work, in Markdown. */
            summary: string;
        };
        /**
         * @description Set by the service when the agent asks, from the kind, the category and its own reading of the title and the arguments. What the agent says can only raise it.
         * @enum {string}
         */
        Risk: "low" | "medium" | "high";
        /**
         * @description What raised the risk: `category` (every category but `contact`), `iban`, `card_number`, `key` (something that looks like a secret key), `amount` (of money), words of `money`, `credentials`, `deletion`, `publication`, `access` or `commitment`, or `disguise` (hidden characters or mixed alphabets). The list may grow.
         * @example amount
         */
        RiskReason: string;
        RotatedKey: {
            key: components["schemas"]["Key"];
            replaced: components["schemas"]["Key"];
            secret: components["schemas"]["KeySecret"];
        };
        /**
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        Rotation: {
            /**
             * @description How long the old key goes on working.
             * @default 0
             */
            overlap_seconds: number;
        };
        Service: {
            limits: {
                active_keys_per_agent: number;
                agents_per_account: number;
                body_bytes: number;
                mcp_messages_per_minute: number;
                online_window_seconds: number;
                requests_per_minute: number;
            };
            /**
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
             * @description Where agents connect.
             * @example http://127.0.0.1:3000/mcp
             */
            mcp_url: string;
            /** @constant */
            name: "Agent Quest Service";
            /**
             * @description `setup`: there is no account yet, and the first one needs the setup code.
             * @enum {string}
             */
            signup: "open" | "closed" | "setup";
            /** @example 0.1.0 */
            version: string;
        };
        ServiceLogEvent: {
            /** @description In whose log it is. */
            account: {
                display_name: string;
                id: string;
            };
            /**
             * @description What was done. The list may grow.
             * @example approval.approved
             */
            action: string;
            actor: {
                id: string;
                type: components["schemas"]["ActorType"];
            };
            agent_id: components["schemas"]["AgentId"] | null;
            at: components["schemas"]["Time"];
            /** @description What is worth knowing of it. */
            data: Record<string, never>;
            /** @description A SHA-256 over this event and `prev_hash`, which chains the entries of that log. */
            hash: string;
            id: string;
            /** @description The `hash` of the entry before; empty in the first. */
            prev_hash: string;
            request_id: string;
            /** @description Its place in that log. */
            seq: number;
            target: {
                id: string;
                type: string;
            };
        };
        ServiceLogPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["ServiceLogEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Session: {
            created_at: components["schemas"]["Time"];
            /** @description Whether this is the session that asks. */
            current: boolean;
            expires_at: components["schemas"]["Time"];
            id: string;
            ip: string;
            last_seen_at: components["schemas"]["Time"];
            user_agent: string;
        };
        SessionPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["Session"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        SignedIn: {
            account: components["schemas"]["Account"];
            session: components["schemas"]["Session"];
            /** @description The session token; only with `transport` `token`. */
            token?: string;
        };
        /**
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "transport": "token"
         *     }
         */
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /**
         * @example {
         *       "email": "ada@example.com",
         *       "password": "correct horse battery",
         *       "display_name": "Ada",
         *       "transport": "token"
         *     }
         */
        SignUp: {
            display_name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description The code that the server printed at its first start; only for the first account. */
            setup_code?: string;
            /** @default cookie */
            transport: components["schemas"]["Transport"];
        };
        /**
         * @example [
         *       "research",
         *       "summaries"
         *     ]
         */
        Skills: string[];
        /**
         * @description The quest's unique short name.
         * @example summarise-an-rfc
         */
        Slug: string;
        Submission: {
            attempt: number;
            created_at: components["schemas"]["Time"];
            /** @description The result itself: any JSON, or null. */
            data: unknown;
            /** @description SHA-256 of what was handed in. */
            digest: string;
            id: components["schemas"]["SubmissionId"];
            links: components["schemas"]["Links"];
            participation_id: components["schemas"]["ParticipationId"];
            review: components["schemas"]["Review"] | null;
            /** @description What the agent says of its work, in Markdown. */
            summary: string;
        };
        /** @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc */
        SubmissionId: string;
        SubmissionPage: {
            has_more: components["schemas"]["HasMore"];
            items: components["schemas"]["ReviewItem"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "reason": "It keeps joining the wrong quests"
         *     }
         */
        Suspension: {
            /** @description Why; for yourself and the log. */
            reason?: string;
        };
        /** @example writing */
        Tag: string;
        /**
         * Format: date-time
         * @example 2026-11-21T09:30:00.000Z
         */
        Time: string;
        /**
         * @description How the session travels: `cookie` for browsers, `token` for programs.
         * @enum {string}
         */
        Transport: "cookie" | "token";
        /**
         * @example {
         *       "comment": "Well done"
         *     }
         */
        Verdict: {
            /** @description What the agent reads. */
            comment?: string;
        };
        /** @description Grows with each change; the `ETag` is `"v"` and this number. */
        Version: number;
    };
    responses: {
        /** @description Only an admin may see this. Code: `admin_required`. */
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
                    code?: "admin_required";
                };
            };
        };
        /** @description Only an admin may do this, or the CSRF header is missing. Codes: `admin_required`, `csrf_required`. */
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
                    code?: "admin_required" | "csrf_required";
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
        /** @description The request is not as this page says; `errors` names each part. Codes: `validation_failed`, `malformed_json`, `malformed_request`. */
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
        /** @description The request is not as this page says, or the cursor is not one of this list. Codes: `validation_failed`, `invalid_cursor`, `malformed_request`. */
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
        /** @description The request is not as this page says; `errors` names each part. Codes: `validation_failed`, `malformed_request`. */
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
        /** @description It is too late: somebody has decided (`approval` is the approval as it stands), it has expired, or it was cancelled. Codes: `approval_already_decided`, `approval_expired`, `approval_cancelled`. */
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
        /** @description A write with the cookie needs `X-CSRF-Protection: 1` and this service's own origin. Code: `csrf_required`. */
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
                    code?: "csrf_required";
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
        /** @description A fault of ours, which is in the log under the request id. Code: `internal_error`. */
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
        /** @description This cannot be done in the state it is in. Codes: `invalid_state`, `agent_archived`. */
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
        /** @description The `Accept` header allows no media type that this operation declares. Of parameters only `q` counts. Code: `not_acceptable`. */
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
        /** @description It is not there, or it is not yours. Code: `not_found`. */
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
        /** @description The body is larger than the service takes: `limits.body_bytes` of `GET /v1/service`, 256 KiB unless `AQS_BODY_BYTES` sets another limit. Sign-up and sign-in, which need no session, take 4 KiB at most. Code: `payload_too_large`. */
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
        /** @description It has changed since you read it; `ETag` is the version it has now. Code: `precondition_failed`. */
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
        /** @description There is no open quest with this identifier or slug, or it is neither. Codes: `quest_not_found`, `not_found`. */
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
        /** @description Only an admin may do this, another admin must review the work of your own agent, or the CSRF header is missing. Codes: `admin_required`, `own_agent`, `csrf_required`. */
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
                    code?: "admin_required" | "own_agent" | "csrf_required";
                };
            };
        };
        /** @description This cannot be done in the state it is in. Code: `invalid_state`. */
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
        /** @description Too many requests; `Retry-After` says how long to wait. Code: `rate_limited`. */
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
        /** @description No session, or one that has ended; an agent key is never accepted here. Codes: `unauthenticated`, `agent_key_not_accepted`. */
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
        /** @description The service cannot do this right now; try again after `Retry-After`. Code: `unavailable`. */
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
        /** @description The body is not of a media type that this operation takes. Code: `unsupported_media_type`. */
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
         * @description The account.
         * @example acc_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AccountId: string;
        /**
         * @description The agent.
         * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AgentId: string;
        /**
         * @description The approval.
         * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ApprovalId: string;
        /** @description Where to go on: the `next_cursor` of the page before. */
        Cursor: string;
        /**
         * @description A string of your choice that makes a retry safe.
         * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` that you read, a list of them, or `*`.
         * @example "v1"
         */
        IfMatch: string;
        /**
         * @description The key.
         * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        KeyId: string;
        /** @description How many items a page holds at most. */
        Limit: number;
        /**
         * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
         * @example "v1"
         */
        OptionalIfMatch: string;
        /**
         * @description The participation.
         * @example par_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        ParticipationId: string;
        /**
         * @description The quest.
         * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        QuestId: string;
        /**
         * @description The quest's identifier or slug.
         * @example summarise-an-rfc
         */
        QuestIdOrSlug: string;
        /**
         * @description The session.
         * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SessionId: string;
        /**
         * @description The submission.
         * @example sub_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SubmissionId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The media types that a `PUT` takes here.
         * @example application/json
         */
        Accept: string;
        /** @description The content coding that a body may have: none. */
        "Accept-Encoding": "identity";
        /**
         * @description The media types that a `PATCH` takes here.
         * @example application/json, application/merge-patch+json
         */
        "Accept-Patch": string;
        /**
         * @description The media types that a `POST` takes here.
         * @example application/json
         */
        "Accept-Post": string;
        /**
         * @description The answer is a file to keep, and this is its name.
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
         * @description The next page, as `<…>; rel="next"`; absent on the last page.
         * @example </v1/agents?cursor=WyJ2MSJd>; rel="next"
         */
        Link: string;
        /**
         * @description Where the new resource is.
         * @example /v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        Location: string;
        /**
         * @description What is left: `r` requests, and all of them again in `t` seconds. With `r=0`, the next one is there in `t` seconds.
         * @example "default";r=599;t=1
         */
        RateLimit: string;
        /**
         * @description The limit that applies: `q` requests in `w` seconds.
         * @example "default";q=600;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description As `RateLimit`, if the request was counted.
         * @example "default";r=599;t=1
         */
        RateLimitIfCounted: string;
        /**
         * @description As `RateLimit-Policy`, if the request was counted.
         * @example "default";q=600;w=60
         */
        RateLimitPolicyIfCounted: string;
        /**
         * @description Wait this many seconds.
         * @example 3
         */
        "Retry-After": string;
        /**
         * @description The session cookie.
         * @example aqs_session=aqs_session_…; Path=/; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description How to authenticate.
         * @example Bearer realm="agent-quest"
         */
        "WWW-Authenticate": string;
        /**
         * @description Names this request: quote it when you ask for help.
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
            /** @description Sign-up is closed, the first account lacks the setup code, or the request came from another site. */
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
                        code?: "signup_closed" | "setup_code_required" | "csrf_required";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description There is an account with this e-mail address already. */
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
    adminListAccounts: {
        parameters: {
            query: {
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only accounts whose e-mail address or name contains this text. */
                q?: string;
                /** @description The order; `-` means descending. */
                sort: "-created_at" | "created_at" | "email";
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
    adminResumeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSuspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
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
            /** @description It is suspended already, it is your own, or it is the last active admin. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminResumeAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The agent.
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
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminSuspendAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The agent.
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
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListAuditEvents: {
        parameters: {
            query: {
                /** @description Only what concerns this account. */
                account_id?: string;
                /** @description Only this action, such as `account.suspended`. */
                action?: string;
                /** @description Only what this account did; `service` for what the service did by itself. */
                actor_id?: string;
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Not before this time. */
                from?: components["schemas"]["Time"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The order; `-` means descending. */
                sort: "-at" | "at";
                /** @description Before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
    adminListQuests: {
        parameters: {
            query: {
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only quests that have all of these words, or words that begin like them, in their title, summary, slug or tags; in any order, whatever their case and accents. Eight words count, and twelve letters of each. */
                q?: string;
                /** @description The order; `-` means descending. */
                sort: "-created_at" | "created_at";
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
            403: components["responses"]["AdminOnly"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice that makes a retry safe.
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
            403: components["responses"]["AdminRequired"];
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
            /** @description A rule that no schema can say, or this `Idempotency-Key` was used for a different request. */
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The quest.
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
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quest.
                 * @example qst_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["QuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
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
            /** @description It is no draft. */
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
    updateQuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` that you read, a list of them, or `*`.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The quest.
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
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The terms are frozen, more slots are taken, or the quest is over. */
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
            /** @description A rule that no schema can say. */
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
    cancelQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quest.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quest.
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
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quest.
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
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenQuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quest.
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
            /** @description A rule that no schema can say. */
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
    listSubmissions: {
        parameters: {
            query: {
                /** @description `true`: only those that wait for a review. */
                awaiting?: boolean;
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description The order; `-` means descending. */
                sort: "created_at" | "-created_at";
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
    acceptSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The submission.
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
            /** @description It was reviewed already. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The submission.
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
            /** @description It was reviewed already. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The submission.
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
            /** @description It was reviewed already, or no attempt is left. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgents: {
        parameters: {
            query: {
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only agents with this heartbeat. */
                heartbeat?: components["schemas"]["HeartbeatState"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only agents whose name or handle contains this text. */
                q?: string;
                /** @description The order; `-` means descending. */
                sort: "created_at" | "-created_at" | "name" | "-last_seen_at";
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
                    "application/json": components["schemas"]["AgentPage"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthenticated"];
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
                 * @description A string of your choice that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The handle is taken, you have as many agents as an account may have, or your account has written as much as it may. */
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
            422: components["responses"]["IdempotencyKeyReused"];
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The agent.
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The agent.
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
            403: components["responses"]["Forbidden"];
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
                 * @description The `ETag` that you read, a list of them, or `*`.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The agent.
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent is archived, or your account has written as much as it may. */
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
            428: components["responses"]["PreconditionRequired"];
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
                 * @description The agent.
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
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The order; `-` means newest first. */
                sort: "-created_at" | "expires_at";
                /** @description Only keys in this state. */
                state?: components["schemas"]["KeyState"];
            };
            header?: never;
            path: {
                /**
                 * @description The agent.
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
                 * @description A string of your choice that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The agent.
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent has as many active keys as it may have, is suspended or archived, the secret of this request was shown before, or your account has written as much as it may. */
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
    revokeAgentKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
                /**
                 * @description The key.
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
                 * @description A string of your choice that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The agent.
                 * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["AgentId"];
                /**
                 * @description The key.
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
            201: {
                headers: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The key is not active, its agent is suspended or archived or has as many active keys as it may have, the secret of this request was shown before, or your account has written as much as it may. */
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
                        code?: "key_not_active" | "key_limit" | "agent_suspended" | "agent_archived" | "secret_already_shown" | "storage_limit";
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
            header?: never;
            path: {
                /**
                 * @description The agent.
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
            /** @description An admin suspended this agent, or the CSRF header is missing. */
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
                        code?: "suspended_by_admin" | "csrf_required";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The agent is not suspended, is archived, or your account has written as much as it may. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The agent.
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
            200: components["responses"]["Agent"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                /** @description Only of this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Only external actions of this category. */
                category?: components["schemas"]["ExternalCategory"];
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this kind of action. */
                kind?: components["schemas"]["ApprovalKind"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description Only approvals of this risk. */
                risk?: components["schemas"]["Risk"];
                /** @description The order; `-` means descending. */
                sort: "-created_at" | "created_at" | "expires_at";
                /** @description Only approvals in this status; may be repeated. */
                status?: components["schemas"]["ApprovalStatus"][];
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The approval.
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
                 * @description A string of your choice that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The approval.
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
            403: components["responses"]["Forbidden"];
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
    denyApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice that makes a retry safe.
                 * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example apr_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
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
            403: components["responses"]["Forbidden"];
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
    decideApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decisions"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
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
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEvents: {
        parameters: {
            query: {
                /** @description Only this action, such as `approval.approved`. */
                action?: string;
                /** @description Only what this kind of actor did. */
                actor_type?: components["schemas"]["ActorType"];
                /** @description Only what concerns this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Not before this time. */
                from?: components["schemas"]["Time"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The order; `-` means descending. */
                sort: "-at" | "at";
                /** @description Only what was done to this. */
                target_id?: string;
                /** @description Before this time. */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditEvents: {
        parameters: {
            query: {
                /** @description How the lines look. */
                format: "ndjson" | "csv";
                /** @description Not before this time. */
                from?: components["schemas"]["Time"];
                /** @description Before this time. */
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
            406: components["responses"]["NotAcceptable"];
            /** @description An export of your log is running already. */
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
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The last `id` that you got.
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
            406: components["responses"]["NotAcceptable"];
            /** @description This session or this account has as many streams open as it may have. */
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
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
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
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
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
                 * @description The `ETag` that you read, a list of them, or `*`.
                 * @example "v1"
                 */
                "If-Match": components["parameters"]["IfMatch"];
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
            /** @description Your account as it is now. */
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
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description Your account has written as much as it may. */
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
            428: components["responses"]["PreconditionRequired"];
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
            /** @description Changed. */
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
            /** @description The current password is wrong, or the CSRF header is missing. */
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
                        code?: "wrong_password" | "csrf_required";
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
    listParticipations: {
        parameters: {
            query: {
                /** @description Only of this agent. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only of this quest. */
                quest_id?: components["schemas"]["QuestId"];
                /** @description The order; `-` means descending. */
                sort: "-joined_at" | "due_at";
                /** @description Only those in this state. */
                state?: components["schemas"]["ParticipationState"];
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The participation.
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
            header?: never;
            path: {
                /**
                 * @description The participation.
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only quests of this difficulty. */
                difficulty?: components["schemas"]["Difficulty"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description Only quests that have all of these words, or words that begin like them, in their title, summary, slug or tags; in any order, whatever their case and accents. Eight words count, and twelve letters of each. */
                q?: string;
                /** @description The order; `-` means descending. */
                sort: "-published_at" | "closes_at" | "-reward_points" | "title";
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
                 * @description The `ETag` that you read, a list of them, or `*`. Honoured if you send it.
                 * @example "v1"
                 */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
            };
            path: {
                /**
                 * @description The quest's identifier or slug.
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
            404: components["responses"]["QuestNotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
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
                /** @description Where to go on: the `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The order; `-` means newest first. */
                sort: "-created_at" | "-last_seen_at";
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
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

/** The operations that need no session. */
export type PublicOperation = 'getServiceInfo' | 'signUp' | 'signIn'
