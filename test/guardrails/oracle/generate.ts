/**
 * Makes bash programs out of everything that hides a command: quotes, expansions, substitutions, here-documents, functions, aliases, code
 * in strings, programs that start programs. The commands have names that exist nowhere but in the recording folder.
 */
export const COMMANDS = ['zap', 'wipe', 'burn', 'drop', 'melt', 'crush', 'slash', 'chop'] as const;

export type Random = () => number;

/** Repeatable numbers in [0, 1) from a seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function generate(random: Random): string {
  const from = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('an empty list');
    return item;
  };
  const chance = (share: number): boolean => random() < share;
  const repeat = (least: number, most: number, make: () => string, glue = ' '): string =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make).join(glue);
  const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const double = (text: string): string => `"${text.replace(/[\\"$`]/gu, '\\$&')}"`;
  const quoted = (text: string): string => from([single, double])(text);
  const variable = (): string => from(['x', 'y', 'z', 'n', 'list']);

  /** A known name, written in one of the ways that bash reads alike. */
  const name = (): string => {
    const word = from(COMMANDS);
    const at = 1 + Math.floor(random() * (word.length - 1));
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    return from([
      word,
      word,
      word,
      `${head}''${tail}`,
      `${head}"${tail}"`,
      `\\${word}`,
      `'${word}'`,
      `${head}\\${tail}`,
      `$'${head}\\x${tail.charCodeAt(0).toString(16)}${tail.slice(1)}'`,
      `$'\\${head.charCodeAt(0).toString(8)}${word.slice(1)}'`,
      `${head}\\\n${tail}`,
    ]);
  };

  const plain = (): string =>
    from(['a', 'b1', '-f', '--all', '/tmp/q', 'k=v', '.', '..', 'a.b', '-', '--', '%', '@', '+x', 'a,b', 'ü', '0']);
  const word = (depth: number): string => {
    const kinds = [
      plain,
      plain,
      plain,
      () => single(from(['a b', '$(zap)', '`zap`', 'a;zap', '', '"', '#', '*'])),
      () => double(from(['a b', '', "it's", '#no', '*'])),
      () => `"$${variable()}"`,
      () => `$${variable()}`,
      () => `\${${variable()}:-${plain()}}`,
      () => `\${${variable()}%a}`,
      () => `\${#${variable()}}`,
      () => `$((1 + ${variable()}))`,
      () => `{${plain()},${plain()}}`,
      () => `pre{1..3}`,
      () => '*',
      () => '[ab]*',
      () => '~/q',
      () => '"$@"',
      () => `a\\ b`,
      () => `$'a\\tb'`,
      () => '\\$x',
      () => '"${list[@]}"',
      () => 'a#b',
    ];
    if (depth > 0) {
      kinds.push(
        () => `$(${list(depth - 1)})`,
        () => `"$(${list(depth - 1)})"`,
        () => `"a$(${list(depth - 1)})b"`,
        () => `\`${simpleName()} ${plain()}\``,
        () => `"\`${simpleName()}\`"`,
        () => `\`echo \\\`${simpleName()}\\\`\``,
        () => `\${${variable()}:-$(${list(depth - 1)})}`,
        () => `"\${${variable()}:=$(${list(depth - 1)})}"`,
        () => `\${q:+$(${list(depth - 1)})}`,
        () => `\${${variable()}/a/$(${simpleName()})}`,
        () => `\${${variable()}:$(${simpleName()}):1}`,
        () => `<(${list(depth - 1)})`,
        () => `>(${list(depth - 1)})`,
        () => `$(( $(${simpleName()}) + 1 ))`,
        () => `{a,$(${simpleName()})}`,
        () => `$(case a in a) ${command(depth - 1)};; (b) true;; esac)`,
        () => `$(cat <<X\n$(${simpleName()})\nX\n)`,
        () => `$(# ) a comment\n${simpleName()})`,
      );
    }
    return from(kinds)();
  };
  const simpleName = (): string => from(COMMANDS);

  const redirection = (depth: number): string =>
    from([
      () => '>/dev/null',
      () => '2>&1',
      () => '</dev/null',
      () => '&>/dev/null',
      () => `> "out${depth}"`,
      () => `<<<${word(depth - 1)}`,
      () => '{fd}>/dev/null',
      () => `2>/dev/null <<<"$(${simpleName()})"`,
    ])();

  const simple = (depth: number): string => {
    const assignment = chance(0.15) ? `${variable()}=${word(Math.min(depth, 1))} ` : '';
    const before = chance(0.08) ? `${redirection(depth)} ` : '';
    const after = chance(0.15) ? ` ${redirection(depth)}` : '';
    return `${assignment}${before}${name()} ${repeat(0, 3, () => word(depth - 1))}${after}`.trimEnd();
  };

  /** Code inside a string. */
  const code = (depth: number): string => list(Math.min(depth - 1, 1));

  const hidden: readonly ((depth: number) => string)[] = [
    (depth) => `eval ${quoted(code(depth))}`,
    () => `eval ${simpleName()} a '${simpleName()}'`,
    (depth) => `bash -c ${quoted(code(depth))}`,
    (depth) => `sh -c ${single(`${simpleName()} a; ${simpleName()}`)} ${plain()} ${depth}`,
    (depth) => `bash -e -u +o posix -c ${quoted(code(depth))} zero one`,
    (depth) => `bash -lc ${quoted(code(depth))}`,
    (depth) => `bash <<M\n${code(depth)}\nM\n`,
    (depth) => `bash <<'M'\n${code(depth)}\nM\n`,
    (depth) => `bash <<<${quoted(code(depth))}`,
    (depth) => `bash -s a b <<<${quoted(code(depth))}`,
    () => `cat <<M\n$(${simpleName()}) \`${simpleName()}\` \\$(zap)\nM\n`,
    () => `cat <<'M'\n$(${simpleName()})\nM\n`,
    () => `cat <<-M\n\t\${x:-$(${simpleName()})}\n\tM\n`,
    (depth) => `echo ${quoted(`${simpleName()} a`)} | bash${depth > 2 ? ' -s' : ''}`,
    () => `printf '%s\\n' ${quoted(`${simpleName()} b`)} | sh`,
    () => `cat <<M | bash\n${simpleName()} c\nM\n`,
    () => `{ echo ${simpleName()}; echo a; } | bash`,
    () => `echo ${simpleName()} | { bash; }`,
    () => `echo ${simpleName()} a | while read -r line; do eval "$line"; done`,
    () => `env ${simpleName()} a`,
    () => `env -i x=1 PATH="$PATH" ${simpleName()}`,
    () => `env -u x -- ${simpleName()} a`,
    () => `env -S '${simpleName()} a b'`,
    () => `nice -n 5 ${simpleName()} a`,
    () => `nohup ${simpleName()} a`,
    () => `timeout -k 2 3 ${simpleName()} a`,
    () => `setsid -w ${simpleName()} a`,
    () => `stdbuf -o0 ${simpleName()} a`,
    () => `env nice timeout 3 bash -c '${simpleName()} a'`,
    () => `echo a b | xargs ${simpleName()} c`,
    () => `echo a b | xargs -n1 -I{} ${simpleName()} {} c`,
    () => `echo a | xargs -I{} bash -c '${simpleName()} "$1"' _ {}`,
    () => `echo a | xargs -I% sh -c '${simpleName()} %'`,
    () => `echo ${simpleName()} | xargs env`,
    () => `echo ${simpleName()} | xargs -I{} {} a`,
    () => `find . -maxdepth 0 -exec ${simpleName()} {} \\;`,
    () => `find . -maxdepth 0 -exec ${simpleName()} a {} +`,
    () => `find . -maxdepth 0 -exec bash -c '${simpleName()} "$0"' {} ';'`,
    () => `find . -maxdepth 0 -exec env ${simpleName()} {} \\; -exec ${simpleName()} \\;`,
    () => `command ${simpleName()} a`,
    () => `command -p -- env ${simpleName()}`,
    () => `builtin eval ${simpleName()} a`,
    () => `builtin command ${simpleName()}`,
    () => `( exec ${simpleName()} a )`,
    () => `( exec -a other ${simpleName()} )`,
    () => `trap '${simpleName()} a' EXIT`,
    () => `trap "${simpleName()}" DEBUG; true; trap - DEBUG`,
    () => `trap '${simpleName()}' ERR; false; trap - ERR`,
    () => `f() { ${simpleName()} "$1"; }; f a`,
    () => `function g { local x=$(${simpleName()}); ${simpleName()} "$x"; }; g`,
    () => `h() ( "$@" ); h ${simpleName()} a`,
    () => `k() { eval "$1"; }; k '${simpleName()} a'`,
    () => `${simpleName()}() { ${simpleName()}x; }; ${simpleName()} b`,
    () => `f() { ${simpleName()}; }; export -f f; bash -c f`,
    () => `shopt -s expand_aliases\nalias aa='${simpleName()} a'\naa b`,
    () => `shopt -s expand_aliases\nalias bb='env '\nalias cc='${simpleName()}'\nbb cc`,
    () => `shopt -s expand_aliases\nalias dd1='${simpleName()} a;'\ndd1 ${simpleName()} c`,
    () => `shopt -s expand_aliases\nalias ee='x=1'\nee ${simpleName()}`,
    () => `shopt -s expand_aliases\nalias ff='echo a |'\nff ${simpleName()}`,
    () => `x=${simpleName()}; $x a`,
    () => `x='${simpleName()} a'; $x b`,
    () => `x=${simpleName().slice(0, 2)}; \${x}${simpleName().slice(2)} a`,
    () => `x=; $x ${simpleName()} a`,
    () => `$(true) ${simpleName()} a`,
    () => `$(echo ${simpleName()}) a`,
    () => `\`echo ${simpleName()}\` a`,
    () => `"$(echo ${simpleName()})" a`,
    () => `{${simpleName()},a,b}`,
    () => `${simpleName().slice(0, 2)}{${simpleName().slice(2)},} a`,
    () => `set -- ${simpleName()} a; "$@"`,
    () => `a=(${simpleName()} b); "\${a[@]}"`,
    () => `a=(x $(${simpleName()}) y)`,
    () => `declare b=$(${simpleName()})`,
    () => `declare -A m=([k]=$(${simpleName()}))`,
    () => `m[$(${simpleName()})]=1`,
    () => `x='a[$(${simpleName()})]'; echo $((x))`,
    () => `x='a[$(${simpleName()})]'; (( x ))`,
    () => `x='a[$(${simpleName()})]'; [[ x -eq 0 ]]`,
    () => `let 'q=a[$(${simpleName()})]'`,
    () => `test -v 'a[$(${simpleName()})]'`,
    () => `unset 'a[$(${simpleName()})]'`,
    () => `printf -v 'a[$(${simpleName()})]' x`,
    () => `read 'a[$(${simpleName()})]' <<<x`,
    () => `x='a[$(${simpleName()})]'; echo \${!x}`,
    () => `x='$(${simpleName()})'; echo "\${x@P}"`,
    () => `declare -i j='a[$(${simpleName()})]'`,
    () => `read x <<<'a[$(${simpleName()})]'; echo $((x))`,
    () => `PS4='$(${simpleName()})'; set -x; true; set +x`,
    () => `echo a | mapfile -c 1 -C '${simpleName()} q' v`,
    () => `compgen -W '$(${simpleName()})' >/dev/null`,
    () => `compgen -C '${simpleName()}' a >/dev/null`,
    () => `source <(echo ${simpleName()} a)`,
    () => `. /dev/stdin <<<'${simpleName()} a'`,
    () => `echo '${simpleName()} a' > s.sh; bash s.sh`,
    () => `cat > t.sh <<'M'\n${simpleName()} a\nM\n. ./t.sh`,
    () => `coproc ${simpleName()} a; wait`,
    () => `coproc N { ${simpleName()} a; }; wait`,
    () => `time ${simpleName()} a`,
    () => `! ${simpleName()} a`,
    () => `time -p ! ${simpleName()} a`,
    () => `[[ $(${simpleName()}) == a* || -n $(${simpleName()}) ]]`,
    () => `(( $(${simpleName()}) + 1 ))`,
    () => `for (( i = $(${simpleName()}) + 0; i < 1; i++ )); do ${simpleName()} $i; done`,
    () => `case $(${simpleName()}) in "$(${simpleName()})") ${simpleName()} a;& b) ${simpleName()} b;; esac`,
    () => `for q in a $(${simpleName()}) "$(${simpleName()})"; do ${simpleName()} "$q"; done`,
    () => `while read -r l; do ${simpleName()} "$l"; done < <(echo a)`,
    () => `select s in a b; do ${simpleName()} $s; break; done <<<1`,
    () => `until ${simpleName()}; do break; done`,
    () => `if ${simpleName()}; then ${simpleName()} a; elif ${simpleName()}; then :; else ${simpleName()} b; fi`,
    () => `BASH_ENV=<(echo ${simpleName()}) bash -c true`,
    () => `hash -p "$(type -P ${simpleName()})" other; other a`,
    () => `echo "a # $(${simpleName()})" # $(zap)`,
    () => `: '\n' ; ${simpleName()} a #'`,
    () => `echo \${x:-"\${y:-$(${simpleName()} "a b")}"}`,
    () => `echo "\${x:-'$(${simpleName()})'}"`,
    () => `export x=$(${simpleName()}) y="$(${simpleName()})"`,
    () => `IFS=,; x=${simpleName()},a; $x`,
    () => `bash -c "$(echo ${simpleName()} a)"`,
    () => `x='${simpleName()} a'; bash -c "$x"`,
    () => `x='${simpleName()} a'; eval "$x b"`,
    () => `bash -c 'eval "$0"' '${simpleName()} a'`,
    () => `bash -c '"$@"' _ ${simpleName()} a`,
    () => `eval "$(printf '%s' ${simpleName()})"`,
    () => `\${q:-${simpleName()}} a`,
    () => `command_not_found_handle() { ${simpleName()} "$@"; }; nothing-here a`,
    () => `cat <(${simpleName()} a) >(${simpleName()} b) </dev/null >/dev/null; wait`,
    () => `${simpleName()} <<A 3<<'B'\n$(${simpleName()})\nA\n$(zap)\nB\n`,
    () => `bash <<A\nbash <<B\n${simpleName()} a\nB\nA\n`,
    () => `${simpleName()} & wait`,
    () => `f() { ${simpleName()} "$1" $2; }; f a "b c"`,
    () => `f() { shift; ${simpleName()} "$@" $1; }; f a b c`,
    () => `f() { "$1" "\${@:2}"; }; f ${simpleName()} b`,
    () => `set -- a b; ${simpleName()} "$1" "$@" $*`,
    () => `for q; do ${simpleName()} "$q"; done`,
    () => `bash -c '${simpleName()} "$0" "$@" $2' a 'b c' d`,
    () => `echo a b | xargs -n1 ${simpleName()}`,
    () => `printf 'a b\\nc\\n' | xargs -I{} ${simpleName()} x{} {}`,
    () => `printf 'a b\\nc d\\n' | while read -r q w; do ${simpleName()} "$q" $w; done`,
    () => `while IFS=: read -r q w; do ${simpleName()} "$q" "$w"; done <<< 'x:y z'`,
    () => `ls -a | xargs ${simpleName()}`,
    () => `ls | while read -r q; do ${simpleName()} "$q"; done`,
    () => `find . -maxdepth 1 -name '.r*' | xargs ${simpleName()}`,
    () => `${simpleName()} $(echo a b) "$(echo 'c d')" "$(printf e)"`,
    () => `cd /; ${simpleName()} "$(pwd)" "$PWD"; cd - >/dev/null`,
    () => `x=\${y:-${simpleName()}}; $x a`,
    () => `x=\${y:-b}; ${simpleName()} "$x" $x`,
    () => `${simpleName()} >(env ${simpleName()} a) <(env ${simpleName()}) ; wait`,
    () => `env -C / ${simpleName()} a`,
    () => `eval 'f() { ${simpleName()} "$@"; }'; f a`,
    () => `a=(1 '2 3'); ${simpleName()} "\${a[@]}" \${a[0]}`,
    () => `x='a b' ; ${simpleName()} $x "$x" \${x/a/c} \${x^^}`,
    () => `cd . && ${simpleName()} a || ${simpleName()} b`,
  ];

  const command = (depth: number): string => {
    if (depth <= 0) return simple(0);
    return from<(level: number) => string>([
      simple,
      simple,
      (level) => `( ${list(level - 1)} )`,
      (level) => `{ ${list(level - 1)}\n}`,
      (level) => `${command(level - 1)} | ${command(level - 1)}`,
      (level) => `if ${command(level - 1)}; then ${command(level - 1)}\nfi`,
      (level) => `for w in ${repeat(1, 3, () => word(level - 1))}; do ${command(level - 1)}\ndone`,
      ...Array.from(
        { length: 6 },
        () =>
          (level: number): string =>
            from(hidden)(level),
      ),
    ])(depth);
  };

  const list = (depth: number): string => {
    let text = command(depth);
    while (chance(0.3))
      text += `${from(['\n', '\n', ' && ', ' || ', '; '])}${text.endsWith('\n') ? ': ; ' : ''}${command(depth)}`;
    return text;
  };

  const start = chance(0.4)
    ? `${variable()}=${from([plain, () => quoted('a b'), () => quoted(`${simpleName()} c`)])()}\n`
    : '';
  return start + list(3);
}
