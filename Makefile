# The service needs crypto.argon2 of Node 24.7. If `node` is older, npm installs a newer one in .toolchain/. NODE=/path/to/node selects another.
ifndef NODE
NODE := $(or $(shell node -p "require('crypto').argon2 ? process.execPath : '.toolchain/node_modules/node-' + \
	(process.platform + '-' + process.arch).replace('darwin-arm64', 'bin-darwin-arm64') + '/bin/node'"), $(error Node 20 or newer is needed to install the rest))
endif
export PATH := $(abspath $(dir $(NODE))):$(PATH)

packages := node_modules/.package-lock.json
programs := tests/programs/node_modules/.package-lock.json
# Other servers, which `make bench` measures beside this one.
peers := scripts/bench/node_modules/.package-lock.json
contract := generated/openapi.json
# The validators of answers. Only tests run them, so they are not in git.
answers := generated/responses.js
# What Node keeps of the service's code, so that it need not compile it again.
compiled := .cache/compiled
pages := generated/reference/index.html generated/portal/index.html generated/verify/index.html

.PHONY: help build run test test-all mutants demo generate generators check admin keys signed verify migrate backup restore doctor trials package screenshots bench bench-scale migration version release clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile
	@echo '  verify, admin, keys, migrate, backup, restore and doctor take the settings from the environment, from SETTINGS=<file>, or from /etc/agent-quest.env'

build: $(pages) $(compiled) ## install the packages and make the pages, and start nothing

# On a large machine V8 lets its space for young objects grow beyond 130 MB and keeps it. The limit is in MB, for each half of that space.
run: $(pages) $(compiled) ## start the service
	@NODE_COMPILE_CACHE=.cache/compile exec $(NODE) --max-semi-space-size=16 src/main.ts

test: $(pages) $(answers) $(programs) $(peers) ## find nearly every fault; ONLY=<test files> runs only these
	@$(NODE) scripts/test.ts

test-all: $(pages) $(answers) $(programs) $(peers) ## run every check and every test: both databases, every detail of the portal, crashes, other programs
	@$(NODE) scripts/test.ts --all

mutants: $(pages) $(answers) $(programs) ## plant mistakes and say which ones make test does not notice; ONLY=<part of a name> PART=planted|seeded LEFT=yes SEED=1 COUNT=200
	@$(NODE) scripts/mutants.ts

check: $(packages) ## run the static checks: types, lint, format, contract, drift
	@$(NODE) scripts/test.ts --static

demo: $(pages) ## run a quest from start to end, with a human, an agent and an approval; DATA=rich makes 20 agents and 201 requests to look at; BASE_URL=<a running service>
	@$(NODE) scripts/demo.ts

bench: $(pages) $(peers) ## measure; SCALE=<agents> DB=sqlite|postgres ONLY=<rows> AGAINST=<names>, LAYERS=yes also says what each request is made of; ONLY=abuse measures people during attacks, ONLY=reach messages to channels, ONLY=scroll the inbox with 1,000 requests, ONLY=gate the gate
	@$(NODE) scripts/bench/$(or $(filter abuse gate reach scroll,$(ONLY)),index).ts

bench-scale: $(packages) ## compare each list and each decision with a hundred times the data; DB=sqlite|postgres
	@$(NODE) scripts/bench/scale.ts

generators: $(packages) $(contract) scripts/generators/node_modules/.package-lock.json ## generate clients with common generators, compile them and play a story with each
	@$(NODE) scripts/generators/index.ts

verify: $(packages) ## check the chain and the seals of the audit log; CHECKPOINT=<file to write> SINCE=<earlier checkpoint>
	@$(NODE) scripts/verify.ts

signed: $(packages) ## verify the signed approvals in an export of a log: FILE=<export>, and HASH=<a hash that was kept> KEY=<fingerprints of passkeys> ORIGIN=<address> EXPECT=<number> OLDER_UNTIL=<time>
	@$(NODE) scripts/signed.ts

admin: $(packages) ## help somebody who is locked out, even while the service runs: ACCOUNT=<e-mail> RESET=1 prints a one-time link, RESET=all also removes second factors, PROMOTE=1 makes the account an admin
	@$(NODE) scripts/admin.ts

keys: $(packages) ## make a new key that seals the log and signs permits; the older ones stay and verify
	@$(NODE) scripts/keys.ts

migrate: $(packages) ## change the tables of the database for this version, and end
	@$(NODE) scripts/migrate.ts

backup: $(packages) ## copy the database while the service runs; FILE=<new file>
	@$(NODE) scripts/backup.ts

restore: $(packages) ## replace the database with a backup; FILE=<backup> OVERWRITE=yes, LOST_KEY=yes if nobody has its seal key
	@$(NODE) scripts/restore.ts

doctor: $(packages) ## check the settings, the machine and the database, and say what to do
	@$(NODE) scripts/doctor.ts

trials: $(pages) ## run the service with PostgreSQL, a standby and PgBouncer from the system's packages, and the gate in agents' hosts from npm; ONLY=<trial>
	@$(NODE) scripts/trials/index.ts

package: $(packages) $(contract) ## build the gate for agents' machines: .cache/agent-quest-gate-<version>.tgz
	@$(NODE) scripts/package.ts

screenshots: $(pages) ## take pictures of the portal's screens, light, dark and on a phone, in .cache/screenshots/; ONLY=<name> LOOK=light|dark|phone
	@$(NODE) scripts/screenshots.ts

generate: $(contract) ## make types and validators from spec/

migration: $(packages) ## write SQL for both databases from src/store/tables/; NAME=<what changes>
	@$(NODE) scripts/migration.ts

version: $(contract) ## give the service its next version after a change of the contract or the tables; BUMP=minor|major|patch
	@$(NODE) scripts/version.ts

release: $(contract) ## keep the contract of this version as that of the last release, which make check compares with
	@$(NODE) scripts/compatible.ts --release

clean: ## remove all generated files and packages; data/ stays
	rm -rf .cache .toolchain node_modules tests/programs/node_modules scripts/bench/node_modules scripts/generators/node_modules scripts/trials/hosts/node_modules scripts/generators/clients generated/reference generated/portal generated/verify generated/responses.* generated/tool-outputs.*

$(packages): package-lock.json | $(NODE)
	npm ci --loglevel=error

scripts/%/node_modules/.package-lock.json: scripts/%/package-lock.json | $(NODE)
	npm ci --prefix scripts/$* --ignore-scripts --loglevel=error

# MCP clients of other makers. Only tests run them, against the service.
$(programs): tests/programs/package-lock.json | $(NODE)
	npm ci --prefix tests/programs --ignore-scripts --no-fund --no-audit --loglevel=error

$(contract): $(wildcard spec/*.yaml spec/*/*.yaml scripts/contract/*.ts) generated/examples.json generated/messages.json scripts/generate.ts scripts/generated.ts scripts/events.ts scripts/clients.ts scripts/codecs.ts scripts/exact.ts scripts/fields.ts scripts/validators.ts scripts/listed.ts src/rest/protocol/permissions.ts src/site/fields.ts scripts/published.ts scripts/registry.ts scripts/skill.ts scripts/redocly.ts scripts/samples.ts redocly.yaml package.json $(packages)
	$(NODE) scripts/generate.ts
	@touch $(contract) $(answers)

$(answers): | $(contract)
	$(NODE) scripts/generate.ts

generated/reference/index.html: $(contract) CHANGELOG.md docs/webhooks.md $(wildcard spec/released/*) scripts/compatible.ts scripts/reference.ts scripts/redocly.ts scripts/pages.ts $(wildcard scripts/reference/* src/reference/* src/site/*) redocly.yaml
	$(NODE) scripts/reference.ts
	@touch $@

generated/portal/index.html: $(contract) scripts/portal.ts scripts/pages.ts $(shell find src/portal src/worker src/verifier src/shared -type f)
	$(NODE) scripts/portal.ts
	@touch $@

generated/verify/index.html: scripts/verifier.ts scripts/pages.ts src/site/verify-page.ts src/site/layout.ts src/site/html.ts $(wildcard src/verify/* src/verifier/*) $(packages)
	$(NODE) scripts/verifier.ts
	@touch $@

$(compiled): scripts/compiled.ts $(packages) | $(contract)
	@$(NODE) scripts/compiled.ts
	@touch $@

# Its lockfile names the exact version for each platform, with its hash.
.toolchain/node_modules/%/bin/node: scripts/toolchain/package-lock.json
	@mkdir -p .toolchain
	@cp scripts/toolchain/package.json scripts/toolchain/package-lock.json .toolchain/
	npm ci --prefix .toolchain --ignore-scripts --no-fund --no-audit --loglevel=error
	@test -x $@ || { echo 'npm has no Node for this platform. Use your own, 24.7 or newer: NODE=/path/to/node' >&2; exit 1; }
	@touch $@
