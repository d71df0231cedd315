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
         * @description Retires an agent for good. Its keys are revoked at once and its handle stays taken. Repeating it stays 204.
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
         * @description Lets a suspended agent work again, with the keys it had. An admin's hold can only be lifted by an admin.
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
         * @description Pulls the brake. From the moment of the answer every MCP request of this agent is refused with 401, until you resume it.
         */
        post: operations["suspendAgent"];
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
         * @description Starts a session. With `transport` `token` the answer holds the session token, shown once; with `cookie` it sets the cookie `aqs_session`.
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
            /** @enum {string} */
            status: "active" | "suspended";
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "display_name": "Ada Lovelace"
         *     }
         */
        AccountPatch: {
            display_name?: components["schemas"]["Line"];
        };
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
            policy: components["schemas"]["Policy"];
            skills: components["schemas"]["Skills"];
            status: components["schemas"]["AgentStatus"];
            suspend_reason: string | null;
            /** @enum {string|null} */
            suspended_by: "owner" | "admin" | null;
            updated_at: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
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
        /** @enum {string} */
        AgentStatus: "active" | "suspended" | "archived";
        /** @example Reads RFCs and writes summaries. */
        Description: string;
        /**
         * Format: email
         * @example ada@example.com
         */
        Email: string;
        FieldError: {
            /**
             * @description Which rule: the JSON Schema keyword.
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
                reason: "key_expired" | "key_revoked" | "agent_suspended" | "account_suspended";
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
            /** @enum {string|null} */
            revoke_reason: "revoked_by_owner" | "agent_archived" | null;
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
        /**
         * @description One line of text.
         * @example Scout
         */
        Line: string;
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
        /** @description The `cursor` of the next page; null on the last. */
        NextCursor: string | null;
        /** @example correct horse battery */
        Password: string;
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
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What happened and what to do about it.
             * @example There is no such agent.
             */
            detail: string;
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
         * @description What went wrong. This list may grow.
         * @enum {string}
         */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthenticated" | "invalid_credentials" | "agent_key_not_accepted" | "csrf_required" | "account_suspended" | "signup_closed" | "setup_code_required" | "suspended_by_admin" | "not_found" | "method_not_allowed" | "not_acceptable" | "email_taken" | "handle_taken" | "agent_limit" | "agent_suspended" | "agent_archived" | "invalid_state" | "key_limit" | "key_not_active" | "secret_already_shown" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "request_timeout" | "headers_too_large" | "internal_error" | "unavailable";
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
         * @example {
         *       "reason": "It keeps joining the wrong quests"
         *     }
         */
        Suspension: {
            /** @description Why; for yourself and the log. */
            reason?: string;
        };
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
        /** @description Grows with each change; the `ETag` is `"v"` and this number. */
        Version: number;
    };
    responses: {
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
        /** @description The agent is archived, which is final. Code: `agent_archived`. */
        AgentArchived: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "agent_archived";
                };
            };
        };
        /** @description The request is not as this page says; `errors` names each part. Codes: `validation_failed`, `malformed_json`, `malformed_request`. */
        BadBody: {
            headers: {
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
        /** @description A write with the cookie needs `X-CSRF-Protection: 1` and this service's own origin. Code: `csrf_required`. */
        Forbidden: {
            headers: {
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
        /** @description The `Accept` header excludes JSON. Code: `not_acceptable`. */
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
        /** @description Nothing has changed since the version you have. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than 256 KiB. Code: `payload_too_large`. */
        PayloadTooLarge: {
            headers: {
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
         * @description The agent.
         * @example agt_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        AgentId: string;
        /** @description Where to go on: the `next_cursor` of the page before. */
        Cursor: string;
        /**
         * @description A string of your choice that makes a retry safe.
         * @example 7d1a5b1e-3c0f-4f8e-9a3b-2f6c9d8e7a10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` that you read; or `*`.
         * @example "v1"
         */
        IfMatch: string;
        /**
         * @description The `ETag` that you have.
         * @example "v1"
         */
        IfNoneMatch: string;
        /**
         * @description The key.
         * @example key_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        KeyId: string;
        /** @description How many items a page holds at most. */
        Limit: number;
        /**
         * @description The `ETag` that you read; honoured if sent.
         * @example "v1"
         */
        OptionalIfMatch: string;
        /**
         * @description The session.
         * @example ses_01jcz3m5x8q4r7t2v6w9y1a0bc
         */
        SessionId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the resource.
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
         * @description What is left: `r` requests, full again in `t` seconds.
         * @example "default";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limit that applies: `q` requests in `w` seconds.
         * @example "default";q=600;w=60
         */
        "RateLimit-Policy": string;
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
            /** @description The handle is taken, or you have as many agents as an account may have. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "handle_taken" | "agent_limit";
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
                 * @description The `ETag` that you have.
                 * @example "v1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
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
                 * @description The `ETag` that you read; honoured if sent.
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
            406: components["responses"]["NotAcceptable"];
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
                 * @description The `ETag` that you read; or `*`.
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
            409: components["responses"]["AgentArchived"];
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
            /** @description The agent has as many active keys as it may have, is suspended or archived, or the secret of this request was shown before. */
            409: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "key_limit" | "agent_suspended" | "agent_archived" | "secret_already_shown";
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
            406: components["responses"]["NotAcceptable"];
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
            /** @description The key is not active, its agent is suspended or archived or has as many active keys as it may have, or the secret of this request was shown before. */
            409: {
                headers: {
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
            409: components["responses"]["InvalidState"];
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
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that you have.
                 * @example "v1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
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
                 * @description The `ETag` that you read; or `*`.
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
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
            406: components["responses"]["NotAcceptable"];
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

/** The operations that need no session. */
export type PublicOperation = 'getServiceInfo' | 'signUp' | 'signIn'
