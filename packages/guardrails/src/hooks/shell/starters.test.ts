import { describe, expect, test } from '@jest/globals';
import { FOUND, HOLE, MANY, OUTPUT, shown } from './field.ts';
import type { Input } from './program.ts';
import { NO_INPUT, rows, seen, words } from './seen.test-support.ts';
import {
  foundItems,
  gitConfigWords,
  itemsOf,
  mayComeThrough,
  startedByName,
  startedByShell,
  type Started,
} from './starters.ts';

/** What is started as one text: a command in brackets, code as it is, and all else by its kind. */
function told(started: Started): string {
  switch (started.kind) {
    case 'command':
      return `[${shown(started.argv.join(' '))}]${started.cwd === undefined ? '' : ` in ${started.cwd}`}`;
    case 'code':
      return [started.code, ...(started.positional ?? [])].map(shown).join(' ¦ ');
    case 'script':
      return `file ${started.file}`;
    case 'input':
      return 'its input';
    case 'opaque':
      return started.code;
  }
}

describe('what a command starts', () => {
  test.each(
    rows(`
    ls -l =>
    sudo ls -l => [ls -l]
    sudo =>
    sudo -u x A=1 ls => [ls]
    sudo --user x --group y ls => [ls]
    sudo --some x ls => [x ls] & [ls]
    sudo -l ls =>
    sudo -v =>
    sudo -e a => [sudoedit a]
    sudo --edit a b => [sudoedit a b]
    sudo -s => its input
    sudo -i => its input
    sudo -s ls -l => ls -l
    sudo --login ls => ls
    command -v ls =>
    command ls => [ls]
    nohup =>
    timeout 5 ls => [ls]
    timeout 5 =>
    timeout -k 1 -s 9 5 ls -l => [ls -l]
    taskset 1 ls => [ls]
    env =>
    env A=1 B=2 ls => [ls]
    env -C x ls => [ls] in x
    env --chdir=x ls => [ls] in x
    env -S 'ls -l' a => ls -l a
    env - A=1 ls => [ls]
    env -u x =>
    xargs =>
    xargs ls => [ls …]
    xargs -I{} ls {} => [ls …]
    find src -name x =>
    find src -exec ls {} + => [ls src/…] & [ls src]
    find src -name x -exec ls {} ; => [ls src/…] & [ls src/…/x]
    find -exec ls ; => [ls] & [ls]
    fd x =>
    fd x src -x ls => [ls src/…]
    fd . src -x ls => [ls src/…] & [ls src]
    fd . src -x ls {} -l => [ls src/… -l] & [ls src -l]
    curl h =>
    curl -K x => hidden-code
    wget h =>
    wget -e robots=off h =>
    wget --config=x h => hidden-code
    aria2c -i x => hidden-code
    aria2c h =>
    cargo watch -x test => test
    cargo watch -x =>
    cargo build -x test =>
    tox -x a.b=ls => ls
    tox -e a.b=ls =>
    go test -exec 'ls -l' . => ls -l
    go test -exec=ls . => ls
    go vet -vettool=ls,-l => [ls -l]
    go test . =>
    gcc -wrapper ls,-l => [ls -l]
    gcc -wrapper =>
    sshfs -o ssh_command=ls => ls
    sshfs -o a=ls =>
    hg --config=hooks.x=ls => ls
    hg --config alias.x=!ls => ls
    hg st =>
    svn --config-option=a:tunnels:b=ls => ls
    svn up =>
    busctl list =>
    busctl --address=unixexec:path=x => hidden-code
    service x start =>
    service ../x start => [./../x start]
    run-parts -v a => file a
    wine =>
    wine ls -l => [ls -l]
    mise exec -- ls => [ls]
    mise ls =>
    watch =>
    watch -n 1 ls -l => ls -l
    ssh h =>
    ssh h ls -l => ls -l
    ssh -o ProxyCommand=ls h => ls
    ssh -o 'ProxyCommand ls' h cat => ls & cat
    ssh -o User=ls h =>
    scp a h:b =>
    scp -o ProxyCommand=ls a h:b => ls
    sftp h ls =>
    zip -T x =>
    zip -TT ls x => ls
    zip -TTls x => ls
    zip -TT =>
    rpm -E '%(ls) %(cat)' => ls & cat
    rpm -q x =>
    m4 =>
    apt update =>
    apt -o DPkg::Pre-Invoke::=ls update => hidden-code
    mvn test =>
    mvn -Dexec.executable=ls -Dexec.args=-l => ls -l
    mvn -Dexec.args=-l -Dexec.executable=ls => ls -l
    flock x =>
    flock x ls -l => [ls -l]
    flock -w 1 x ls => [ls]
    eval =>
    eval ls -l => ls -l
    eval -- ls -l => ls -l
    source =>
    source a b => file a
    source -- a => file a
    source /dev/stdin => its input
    source /dev/fd/3 => hidden-code
    . a => file a
    trap =>
    trap - EXIT =>
    trap -p =>
    trap -l =>
    trap EXIT =>
    trap 2 =>
    trap ls EXIT => ls
    trap -- ls EXIT => ls
    trap ls => ls
    alias =>
    alias x =>
    alias x=ls => ls $__rest
    alias x=ls y=cat => ls $__rest & cat $__rest
    alias if=ls => changed-names
    alias x=rm => changed-names
    hash -r =>
    hash -p x ls => changed-names
    enable -n x =>
    enable -f x y => changed-names
    bind -l =>
    bind -x y => hidden-code
    fc -l =>
    fc => hidden-code
    jobs =>
    jobs -x ls => [ls …]
    mapfile x =>
    mapfile -C ls x => ls $__rest
    complete -o a -C ls x => ls $__rest
    compgen -C ls -W 'a b' => ls $__rest & : a b
    compgen -W =>
    git status =>
    git -c core.pager=ls log => ls
    git -c core.pager= log => :
    git -c user.name=ls log =>
    git -c alias.x=log x => git log "$__rest"
    git -c alias.x=!ls x => ls "$__rest"
    git -c include.path=x log => hidden-code
    git --exec-path=x log => hidden-code
    git --exec-path =>
    git fetch ext::ls => hidden-code
    git submodule foreach --recursive ls -l => ls -l
    git submodule update =>
    git bisect run ls -l => [ls -l]
    git bisect good =>
    git rebase -x ls main => ls
    git clone -u ls -c core.editor=cat x => ls & cat
    git fetch --upload-pack=ls => ls
    git archive --exec ls => ls
    git grep -Ols x => ls found
    git grep x =>
    git difftool -x ls => ls
    git daemon --access-hook=ls => ls
    git for-each-repo --config=x gc => [git gc]
    git filter-branch --setup ls --msg-filter cat => ls & cat
    git config core.editor ls => ls
    git config core.editor =>
    git config set core.editor ls => ls
    awk '{ print }' =>
    awk 'BEGIN { system("ls -l"); print | "cat" }' => ls -l & cat
    awk 'BEGIN { "ls" | getline x }' => ls
    npx =>
    npx x@1 -l => [x -l]
    npx @a/x@1 -l => [@a/x -l]
    npx -p y x => [x]
    kubectl exec p -- ls -l => [ls -l]
    kubectl exec p -- =>
    kubectl get p -- ls =>
    cmake -E remove a => [rm -f a]
    cmake -E echo a =>
    cmake -P /dev/stdin => hidden-code
    cmake -P a =>
    cmake =>
    screen =>
    screen -S x ls -l => [ls -l]
    screen -X stuff ls -l => ls -l
    make =>
    make -f a =>
    make -f - => hidden-code
    make SHELL=a => hidden-code
    docker ps =>
    docker exec x =>
    docker exec -u y x ls -l => [ls -l]
    npm test =>
    npm exec =>
    npm exec -- ls -l => [ls -l]
    npm exec -c ls => ls
    npm run exec ls =>
    npm explore x -- ls => [ls]
    pnpm -r --filter y exec ls => [ls]
    yarn workspace a exec ls => [ls]
    yarn workspaces foreach -A exec ls => [ls]
    yarn exec ls => [ls]
    hyperfine -w 3 ls 'cat x' => ls & cat x
    hyperfine =>
    uv run --with x ls => [ls]
    direnv exec . ls -l => [ls -l]
    direnv exec . =>
    direnv allow . ls =>
    tmux ls =>
    tmux new -s x ls Enter => ls
    tmux send-keys ls C-m => ls
    parallel => its input
    parallel ls ::: a b => ls 'a' & ls 'b'
    parallel ls {} -l ::: a => ls 'a' -l
    parallel ls {1} {2} ::: a ::: b => ls "$__item" "$__item"
    parallel ::: ls 'cat x' => ls & cat x
    parallel -j 2 ls => ls "$__item"
    tar --to-command=ls -xf x => ls
    tar --checkpoint-action exec=ls -xf x => ls
    tar -xf x =>
    rsync -e ls a b => ls
    nc -e ls h => ls
    su x -c ls => ls
    hash x-p =>
    enable x-f =>
    bind x-x =>
    bind -lx y => hidden-code
    fc x-l => hidden-code
    mapfile -dC ls =>
    mapfile -d -C ls =>
    readarray -uC ls =>
    complete -oC ls =>
    compgen -PC ls =>
    hyperfine ls -w 3 cat => ls & cat
    pnpm exec ls a-r => [ls a-r]
    pnpm exec ls -rl => [ls -rl]
    find src -execx ls ; =>
    find src -name a -exec ls {} ; -name b => [ls src/…] & [ls src/…/a] & [ls src/…/b]
    find src -empty -exec ls {} + -exec cat {} ; => [ls src/…] & [cat src/…]
    find src -empty -exec ls + {} ; => [ls + src/…]
    find src -empty -ok ls {} ; => [ls src/…]
    fd . src -x ls a => [ls a src/…] & [ls a src]
    fd -t f x src -x ls => [ls src/…]
    fd --type f x src -x ls => [ls src/…]
    fd --extension f x src -x ls => [ls src/…]
    fd --max-depth 1 x src -x ls => [ls src/…]
    fd --exclude f x src -x ls => [ls src/…]
    fd --size 1 x src -x ls => [ls src/…]
    fd --search-path a x src -x ls => [ls a/…] & [ls src/…]
    fd --base-directory a x -x ls => [ls a/…]
    fd x src -H lib -x ls => [ls src/…] & [ls lib/…]
    fd x src -x ls ; => [ls src/…]
    fd x src --exec=ls => [ls src/…]
    fd --exec=ls x src => [ls src/…]
    fd x src -x ls {/.} => [ls src/…]
    fd x src -x ls {//} a => [ls src/… a]
    fd x src -x ls {a} => [ls {a} src/…]
    yarn workspace a-exec exec ls => [ls]
    yarn workspace execs exec ls => [ls]
    yarn add exec ls =>
    yarn my-workspace exec ls =>
    yarn workspacesx exec ls =>
    jobs -x ls ; => [ls …]
    tar --to-command =>
    tar --checkpoint-action=xexec=ls => xexec=ls
    rsync -e 'ls exec=a' => ls exec=a
    gdb --ex 'shell  ls' => ls
    gdb --ex !ls => ls
    kubectl exec p =>
    cmake x remove a =>
    cmake /dev/x =>
    cmake -P a/dev/b =>
    cmake -P a/proc/b =>
    cmake -E constructor =>
    cmake -E copy a b => [cp a b]
    cmake -E copy_if_different a b => [cp a b]
    cmake -E copy_directory a b => [cp -r a b]
    cmake -E rename a b => [mv a b]
    cmake -E touch a => [touch a]
    cmake -E make_directory a => [mkdir -p a]
    cmake -E rm -r a => [rm -r a]
    cmake -E remove_directory a => [rm -r a]
    cmake -E create_symlink a b => [ln -s a b]
    cmake -E env A=1 ls => [env A=1 ls]
    cmake -E time ls => [time ls]
    cmake -E tar xf a => [tar xf a]
    cmake -E cat a => [cat a]
    runuser -u x ls => [ls]
    runuser --user x --group y ls => [ls]
    faketime -f 1 ls => [ls]
    perf -o x stat ls => [ls]
    sem ls => [ls]
    gawk 'BEGIN { system("ls") }' => ls
    mawk 'BEGIN { system("ls") }' => ls
    nawk 'BEGIN { system("ls") }' => ls
    oc exec p -- ls => [ls]
    sudo --shell ls => ls
    sudo -i ls => ls
    find src -empty -exec ls {} -l ; => [ls src/… -l]
    git fetch xext::y =>
    git -C core.pager=ls log =>
    tmux new ls Enterx => ls Enterx
    tmux new ls C-mx => ls C-mx
    time --output x --format y ls => [ls]
    time --format x --output y ls => [ls]
    ionice --classdata 1 --class 2 ls => [ls]
    cmake -E copy_directory_if_different a b => [cp -r a b]
    cmake -E copy_directory_if_newer a b => [cp -r a b]
    cmake -E copy_if_newer a b => [cp a b]
    setarch x86_64 ls => [ls]
    setarch x86_64 -R ls => [ls]
    setarch -R ls => [ls]
    perf stat -e x ls => [ls]
    perf record -g -- ls => [ls]
    wget -exy robots=off h => hidden-code
    wget --execute=robots=off h =>
    wget --execute robots=off h =>
    wget -erobots=off h =>
    wget h/a-e =>
    wget --config x h => hidden-code
    wget --configure h =>
    aria2c h/a-i =>
    go test x-exec ls =>
    gcc x-wrapper ls =>
    cc x-wrapper ls =>
    cc -wrapperx ls =>
    sshfs x-ossh_command=ls =>
    sshfs -ossh_command=ls h: x => ls
    hg xhooks.a=ls =>
    svn xa:tunnels:b =>
    sudo -D x ls => [ls] in x
    run0 -D x ls => [ls] in x
    sudo --chdir x ls => [ls] in x
    unshare --wd x ls => [ls] in x
    systemd-run --working-directory=x ls => [ls] in x
    nice -D x ls => [x ls]
    source a/proc/self/fd/0 => file a/proc/self/fd/0
    source /proc/self/fd/01 => hidden-code
    source a/dev/fd/3 => file a/dev/fd/3
    source a/dev/stdin => file a/dev/stdin
    source a/proc/1/fd/3 => file a/proc/1/fd/3
    source /proc/12/fd/3 => hidden-code
    source /proc/$$/fd/3 => hidden-code
    xargs -i% ls a%b => [ls a…b]
    xargs -i ls a{}b => [ls a…b]
    xargs -l ls => [ls …]
    xargs -e ls => [ls …]
    xargs -Ix ls axb => [ls a…b]
    xargs -I x ls axb => [ls a…b]
    xargs --replace=% ls a% => [ls a…]
    xargs --replace ls a{} => [ls a…]
    xargs ls a-i => [ls a-i …]
    xargs ls -i x => [ls -i x …]
    find src -empty -exec-x ls ; =>
    find src -empty x-exec ls ; =>
    find src -empty -exec ; => []
    fd x src --execx ls =>
    fd x src a-x ls =>
    fd x src -Hx ls => [ls src/…]
    parallel ls ::: a ::: b => ls "$__item"
    parallel ls ::: a:::b => ls 'a:::b'
    parallel ls :::: a => ls 'a'
    parallel ls ::: => ls "$__item"
    git -c =x log =>
    git -c core.pager log => :
    git -c =core.pager=ls log =>
    git -c xinclude.path=x log =>
    git -c include.pathx=x log =>
    git -c includeif.gitdir:a.path=x log => hidden-code
    git -c includeif.a.path=x log => hidden-code
    make -C x -f - => hidden-code
    make -j 2 -l 3 -o x -W y -I z -f - => hidden-code
    make --file - => hidden-code
    make --makefile=- => hidden-code
    make x -f - =>
    gtimeout 5 ls => [ls]
    gtimeout -s 9 -k 1 5 ls => [ls]
    gtimeout --signal 9 --kill-after 1 5 ls => [ls]
    timeout --signal 9 --kill-after 1 5 ls => [ls]
    stdbuf -i 0 -o 0 -e 0 ls => [ls]
    stdbuf --input 0 --output 0 --error 0 ls => [ls]
    time -o x -f y ls => [ls]
    gtime --output x --format y ls => [ls]
    ionice -c 1 -n 2 ls => [ls]
    ionice --class 1 --classdata 2 ls => [ls]
    chrt -T 1 -P 2 5 ls => [ls]
    prlimit -p 1 ls => [ls]
    cpulimit -l 1 -p 2 -e x ls => [ls]
    envdir x ls => [ls]
    setlock x ls => [ls]
    softlimit -m 1 ls => [ls]
    sshpass -p x ls => [ls]
    bwrap --bind / / --dev /dev ls => [/ / --dev /dev ls] & [/ --dev /dev ls] & [/dev ls] & [ls]
    nice --some x -n 5 ls => [x -n 5 ls] & [5 ls] & [ls]
    xterm =>
    xterm -e ls -l => [ls -l] & ls
    xterm -T x =>
    gnome-terminal -- ls => [ls]
    konsole -e ls => [ls]
    urxvt -e ls => [ls]
    rxvt -e ls => [ls]
    alacritty -e ls => [ls]
    xfce4-terminal -x ls => [ls]
    script a =>
    script a ls -l => [ls -l]
    script -q -T t a ls => [ls]
    mise x -- ls => [ls]
    mise exec -c ls => ls
    mise x --command ls => ls
    mise run -c ls =>
    coreutils =>
    coreutils --help =>
    coreutils --coreutils-prog=ls -l => [ls -l]
    coreutils --coreutils-prog-shebang=ls -l => [ls -l]
    coreutils ls -l => [ls -l]
    mvn -D exec.executable=ls -D exec.args=-l => ls -l
    mvn --define exec.executable=ls --define=exec.args=-l => ls -l
    apt -c x update => hidden-code
    apt --config-file=x update => hidden-code
    apt -o Dir::Bin::dpkg=x update => hidden-code
    apt -o Acquire::http::Proxy-Auto-Detect=x update => hidden-code
    apt -o Acquire::http::ProxyAutoDetect=x update => hidden-code
    apt -o Acquire::http::Timeout=5 update =>
    apt -cx update =>
    ssh -o RemoteCommand=ls h => ls
    tox -x a:b.c=ls => ls
    cmake -E chdir x ls => [env -C x ls]
    cmake -E create_hardlink a b => [ln a b]
    just --justfile - => hidden-code
    docker exec -d x ls => [ls]
    pnpm -C x exec ls => [ls] in x
    pnpm --dir x exec ls => [ls] in x
    yarn --cwd x exec ls => [ls] in x
    uv --directory x run ls => [ls] in x
    conda run -n x ls => [ls]
    conda run --cwd x ls => [ls] in x
    tar --to-com=ls -xf x => ls
    su --comm ls x => ls
    pdm run ls => [ls]
    rye run ls => [ls]
    pixi run ls => [ls]
    hatch run ls => [ls]
    conda run ls => [ls]
    asdf exec ls => [ls]
    pyenv exec ls => [ls]
    rbenv exec ls => [ls]
    poetry run ls => [ls]
    pipenv run ls => [ls]
    bundle exec ls => [ls]
    screen -c a -e b -h 1 -p 0 -s sh -S t -t u -T v -X w ls => [ls]
    tmux neww -s a -t b -n c -c d -e E=1 -F f -x 1 -y 2 -l 3 -p 4 ls => ls
    `),
  )('%s', (command, expected) => {
    const [base = '', ...args] = words(command);
    expect(startedByName(base, args, NO_INPUT).map(told)).toStrictEqual(expected);
  });
});

describe('what a shell starts', () => {
  test.each(
    rows(`
    => its input
    -e => its input
    - => its input
    -- => its input
    -o pipefail => its input
    a.sh b => file a.sh
    -e a.sh => file a.sh
    -- a.sh => file a.sh
    -o pipefail a.sh => file a.sh
    -O extglob a.sh => file a.sh
    +o pipefail a.sh => file a.sh
    --posix a.sh => file a.sh
    -s a.sh => its input
    -es a.sh => its input
    --version a.sh =>
    --help a.sh =>
    /dev/stdin => its input
    /proc/self/fd/0 => its input
    /proc/7/fd/3 => hidden-code
    -c =>
    -c ls => ls
    -ec ls => ls
    -c 'ls -l' a b c => ls -l ¦ b ¦ c
    -c -e ls => ls
    -c -o pipefail ls => ls
    -co pipefail ls => ls
    -ceO extglob ls => ls
    -o pipefail -c ls => ls
    --rcfile a -c ls => file a & ls
    --rcfile=a -c ls => file a & ls
    --init-file a b => file a & file b
    --rcfile /dev/fd/3 b => hidden-code & file b
    --command ls => ls
    --command=ls => ls
    --init-command ls => ls
    a--b => file a--b
    a-b.sh => file a-b.sh
    +c ls => file ls
    +s a => file a
    -c -eo pipefail ls => ls
    -oc pipefail ls => ls
    -l --norc -c ls => ls
    `),
  )('sh %s', (line, expected) => {
    expect(startedByShell(words(line)).map(told)).toStrictEqual(expected);
  });
});

describe('the names that come out of a pipe', () => {
  test.each(
    rows(`
    echo a =>
    cat a =>
    find => ./… & .
    find src => src/… & src
    find -L src lib -type f => src/… & src & lib/… & lib
    find src -name x => src/… & src/…/x
    find src -name x* => src/… & src/…/x & src/…/xx
    find src -path a/b => src/… & src/a/b & src/…/a/b
    find src -not -name x => src/…
    find src ! -name x => src/…
    find src -name x -prune -o -type f => src/…
    find src -name * => src/…
    find src -empty -x-name x => src/…
    find src -empty -names x => src/…
    find src -path a./b => src/… & src/a./b & src/…/a./b
    find src -path ./a => src/… & src/a & src/…/a
    find src -empty a! -name y => src/… & src/…/y
    find src -notx -name y => src/… & src/…/y
    ls => *
    ls src => … & src/… & src
    ls -l => *
    git ls-files => ./…
    git ls-files src => src/… & src
    git log =>
    grep -rl x src => src/… & src
    grep -r x src =>
    rg -l x => ./…
    `),
  )('%s', (line, expected) => {
    const items = foundItems({ kind: 'pipe', from: [seen(line)] });
    expect((items ?? []).map(shown)).toStrictEqual(expected);
  });

  test('a filter behind the search, in one stage, changes no name', () => {
    expect(foundItems({ kind: 'pipe', from: [seen('git ls-files src'), seen('sort')] })?.map(shown)).toStrictEqual([
      'src/…',
      'src',
    ]);
    expect(foundItems({ kind: 'pipe', from: [seen('git ls-files src'), seen('tr a b')] })).toBeUndefined();
    expect(foundItems({ kind: 'pipe' })).toBeUndefined();
  });

  test('each start of a search, and what is below it', () => {
    expect(itemsOf(['a', 'b', '-name', 'c']).map(shown)).toStrictEqual(['a/…', 'a/…/c', 'b/…', 'b/…/c']);
    expect(itemsOf(['-H', 'a']).map(shown)).toStrictEqual(['a/…', 'a']);
    expect(itemsOf([]).map(shown)).toStrictEqual(['./…', '.']);
  });

  test.each([
    ['a b', '[ls a] & [ls b] & [ls a b]'],
    ['a', '[ls a]'],
    ['', ''],
  ])('the words of a text: %j', (text, expected) => {
    const started = startedByName('xargs', ['ls'], { kind: 'pipe', text }).map(told);
    expect(started.filter((each) => !each.includes('…')).join(' & ')).toBe(expected);
  });

  test('each line of a text takes the place of the mark', () => {
    expect(startedByName('xargs', ['-I%', 'ls', 'x/%'], { kind: 'pipe', text: 'a b\nc\n' }).map(told)).toStrictEqual([
      '[ls x/…]',
      '[ls x/a b]',
      '[ls x/c]',
    ]);
  });

  test('m4 runs what its text says', () => {
    expect(startedByName('m4', [], { kind: 'text', text: "syscmd(`ls -l') esyscmd (cat)" }).map(told)).toStrictEqual([
      'ls -l',
      'cat',
    ]);
  });
});

/** What the last command of a pipe writes, as the next one sees it. */
const pipe = (line: string): Input =>
  line.split(' | ').reduce<Input>((input, stage) => ({ kind: 'pipe', from: [seen(stage, input)] }), NO_INPUT);

describe('the names that come through filters', () => {
  const filters = [
    ...'sort, sort -u, sort -k 2, sort -rn, uniq, uniq -d, head, head -3, head -n 3, tail, tail -n +2, tail +2'.split(
      ', ',
    ),
    ...'tac, shuf, shuf -n 2, grep x, grep -v x, grep -E x, grep -i x, egrep x, fgrep x, rg x, grep x 5'.split(', '),
    ...'sort --unique, sort --reverse, sort --version-sort, sort --numeric-sort, sort --random-sort'.split(', '),
    ...'sort --human-numeric-sort, sort --zero-terminated, head --lines=3, head --lines 3'.split(', '),
    ...'invert-match, ignore-case, word-regexp, line-regexp, fixed-strings, extended-regexp, perl-regexp, color=never, null-data'
      .split(', ')
      .map((name) => `grep --${name} x`),
    'sort | uniq | head -3',
  ];
  test.each(filters)('find src -empty | %s', (filter) => {
    expect(foundItems(pipe(`find src -empty | ${filter}`))?.map(shown)).toStrictEqual(['src/…']);
  });

  const others = [
    ...'sort a, uniq a, uniq -c, head a, head -c 1, head -c1, head -v, tail -c 1, tail a, tac a, shuf a'.split(', '),
    ...'shuf -e a, shuf -i 1-3, shuf --echo, grep x a, grep --color=always x, grep --only-matching x'.split(', '),
    ...'grep --count x, grep --xignore-case x, grep --ignore-casex x, head --bytes=1, sort --files0-from=a'.split(', '),
    ...'oLcrRnHbT'.split('').map((letter) => `grep -${letter} x`),
    ...'cat, tr a b, sed s/a/b/, awk 1, cut -c 1, constructor'.split(', '),
  ];
  test.each(others)('not find src -empty | %s', (filter) => {
    expect(foundItems(pipe(`find src -empty | ${filter}`))).toBeUndefined();
    expect(mayComeThrough(pipe(`find src -empty | ${filter}`)).map(shown)).toStrictEqual(['src/…']);
  });

  test('through six stages, and from a search that prints in its own form', () => {
    const changed = (stages: number): string => `find src -empty${' | tr a b'.repeat(stages)}`;
    expect(mayComeThrough(pipe(changed(5))).map(shown)).toStrictEqual(['src/…']);
    expect(mayComeThrough(pipe(changed(6)))).toStrictEqual([]);
    expect(mayComeThrough(pipe('find src -empty -printf %p | tr a b')).map(shown)).toStrictEqual(['src/…']);
    expect(mayComeThrough(pipe('echo a | tr a b'))).toStrictEqual([]);
    expect(mayComeThrough(NO_INPUT)).toStrictEqual([]);
  });

  test.each(
    rows(`
    rg --files => ./…
    rg --files src => src/… & src
    rg --files-with-matches x src => src/… & src
    rg x src => none
    ag -l x src => src/… & src
    ack -l x src => src/… & src
    egrep -l x src => src/… & src
    fgrep -rl x src lib => src/… & src & lib/… & lib
    git grep -l x => ./…
    git grep --name-only x src => src/… & src
    git grep x src => none
    git ls-tree -r HEAD src => src/… & src
    git ls-tree -r HEAD => ./…
    git diff --name-only => ./…
    git diff --name-only main -- src => src/… & src
    git diff main -- src => none
    git status => none
    fd x => ./…
    fd x src => src/… & src
    fd -t f -e ts x src => src/… & src
    fdfind --max-depth 1 x src => src/… & src
    tree src => none
    `),
  )('%s', (line, expected) => {
    expect((foundItems(pipe(line)) ?? ['none']).map(shown)).toStrictEqual(expected);
  });
});

describe('a list of items', () => {
  const items = (count: number): string => Array.from({ length: count }, (_, at) => `i${at}`).join(' ');
  const started = (text: string, ...args: readonly string[]): readonly string[] =>
    startedByName('xargs', [...args, 'ls'], { kind: 'text', text }).map(told);

  test('is looked at one by one and as a whole', () => {
    expect(started(items(2))).toStrictEqual(['[ls …]', '[ls i0]', '[ls i1]', '[ls i0 i1]']);
    expect(started(items(19))).toHaveLength(21);
  });

  test('is looked at as a whole alone where it is long', () => {
    expect(started(items(20))).toStrictEqual(['[ls …]', `[ls ${items(20)}]`]);
  });

  test('takes the place of the mark, all at once where it is long', () => {
    const lines = items(20).replaceAll(' ', '\n');
    expect(startedByName('xargs', ['-I%', 'ls', 'x', '%y'], { kind: 'text', text: lines }).map(told)).toStrictEqual([
      '[ls x …y]',
      `[ls x …y ${items(20).replaceAll(/i\d+/gu, '$&y')}]`,
    ]);
  });
});

describe('what is not known', () => {
  const started = (base: string, args: readonly string[], input: Input = NO_INPUT): readonly string[] =>
    startedByName(base, args, input).map(told);

  test('of a setting of git', () => {
    expect(started('git', ['-c', `core.pager=${HOLE}`, 'log'])).toStrictEqual(['hidden-code']);
    expect(started('git', ['-c', `include.path=${HOLE}`, 'log'])).toStrictEqual(['hidden-code']);
    expect(started('git', ['-c', `${HOLE}=a`, 'log'])).toStrictEqual(['hidden-code']);
    expect(started('git', ['-c', HOLE, 'log'])).toStrictEqual(['hidden-code']);
    expect(started('git', ['-c', `user.name=${HOLE}`, 'log'])).toStrictEqual([]);
    expect(started('git', ['-c', `user.xinclude=${HOLE}`, 'log'])).toStrictEqual([]);
  });

  test('among names of programs', () => {
    for (const base of ['hash', 'enable', 'alias']) expect(started(base, [HOLE])).toStrictEqual(['changed-names']);
    expect(started('bind', [HOLE])).toStrictEqual(['hidden-code']);
  });

  test('of what a shell gets', () => {
    expect(startedByShell([OUTPUT]).map(told)).toStrictEqual(['hidden-code']);
    expect(startedByShell([MANY]).map(told)).toStrictEqual(['hidden-code']);
    expect(startedByShell([HOLE]).map(told)).toStrictEqual([`file ${HOLE}`]);
    expect(startedByShell(['-e', HOLE]).map(told)).toStrictEqual([`file ${HOLE}`]);
    expect(startedByShell(['-e', HOLE, 'x']).map(told)).toStrictEqual(['hidden-code']);
    expect(startedByShell(['-n', HOLE])).toStrictEqual([]);
    expect(startedByShell(['-n', '+n', 'x']).map(told)).toStrictEqual(['file x']);
    expect(startedByShell(['-c', `ls ${FOUND}`]).map(told)).toStrictEqual(['ls found']);
    expect(started('source', [OUTPUT])).toStrictEqual(['hidden-code']);
    expect(started('make', ['-f', OUTPUT])).toStrictEqual(['hidden-code']);
  });

  test('of the places of a list', () => {
    expect(foundItems({ kind: 'pipe', from: [{ ...seen('ls'), args: [MANY] }] })).toBeUndefined();
    expect(foundItems({ kind: 'pipe', from: [{ ...seen('ls'), args: ['a', OUTPUT] }] })).toBeUndefined();
    expect(foundItems({ kind: 'pipe', from: [{ ...seen('ls'), args: [HOLE] }] })).toHaveLength(3);
  });

  test('among the items of parallel', () => {
    expect(started('parallel', ['ls', ':::', 'a', HOLE])).toStrictEqual(['ls "$__item"']);
    expect(started('parallel', ['ls', ':::', "it's"])).toStrictEqual(["ls 'it'\\''s'"]);
    expect(started('parallel', ['ls'], pipe('find src -empty'))).toStrictEqual(['ls "src/found"']);
  });

  test('among the items of xargs', () => {
    expect(started('xargs', ['ls'], { kind: 'text', text: `a ${HOLE}` })).toStrictEqual(['[ls …]']);
    expect(started('xargs', ['ls'], pipe('find src -empty'))).toStrictEqual(['[ls src/…]']);
    expect(started('xargs', ['ls'], pipe('find src -empty | tr a b'))).toStrictEqual(['[ls …]', '[ls src/…]']);
    expect(started('xargs', ['-I%', 'ls', '%x'], pipe('find src -empty | tr a b'))).toStrictEqual([
      '[ls …x]',
      '[ls src/…x]',
    ]);
  });
});

test('key and value of git config, without the options and their values', () => {
  const line = '--global -f a --file b --blob c --type d --default e --comment f --value g core.editor vi';
  expect(gitConfigWords(words(line))).toStrictEqual(['core.editor', 'vi']);
});
